/** The page that turns off the mails about new listings, to which a link in each of them leads. */
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { document, type DocumentLook } from './document.ts'
import type { PageDocument, PageRequest } from './page-route.ts'

/** Whether it asks, tells that they are off, or that the link is not valid. */
export type DigestOffState = 'asking' | 'off' | 'unknown'

interface ShownDigestOff {
  readonly state: DigestOffState
  /** The path of the page with its token, which the link to the other language keeps. */
  readonly path: string
}

/** The form calls the address of the page. */
export function digestOffPage(look: DocumentLook, request: PageRequest, { state, path }: ShownDigestOff): PageDocument {
  return inLanguage(request.language, () => {
    const words = { asking: m.digest_off_question, off: m.digest_off_done, unknown: m.digest_off_unknown }[state]()
    const form = `<form method="post"><button class="primary">${text(m.digest_off_button())}</button></form>`
    const title = m.digest_off_title()
    const main = `<h1>${text(title)}</h1>
<p role="status">${text(words)}</p>
${state === 'asking' ? form : ''}`
    return document(look, request, { path, title, description: words, main, isUnlisted: true })
  })
}
