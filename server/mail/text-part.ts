/** Formats the content of a mail as plain text. */
import type { Language } from '../../domain/languages.ts'
import { m } from '../../messages/compiled/messages.js'
import { footerLinks } from './footer-links.ts'
import type { Block, MailContent, Site } from './mail-content.ts'

/** Separates blocks by empty lines, and ends with the name and the address of the site. Call it in the same language. */
export function textPart({ heading, blocks }: MailContent, { productName: product, address }: Site, language: Language): string {
  const links = footerLinks({ address }, language).map(({ label, url }) => `${label}: ${url}`)
  const signature = ['-- ', m.mail_footer({ product, address }), ...links].join('\n')
  return `${[heading, ...blocks.map(textOf), signature].join('\n\n')}\n`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note': return block.text
    case 'quote': return plain(block.text)
    case 'button': return `${block.label}:\n${block.url}`
    case 'link': return block.url
    case 'links': return block.links.map(({ label, url }) => `${label}:\n${url}`).join('\n')
    case 'change': return [block.label, m.mail_before({ text: plain(block.before) }), m.mail_after({ text: plain(block.after) })].join('\n')
  }
}

function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
