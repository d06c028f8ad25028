/** The content of the mail to a moderator about new listings that wait, and about reported ones. */
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { typeWords } from '../../words/listing-types.ts'
import type { DigestMail } from '../store/outbox.ts'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'

/** The address that turns these mails off; mail programs call it, too (RFC 8058). */
export function digestOffUrl({ address }: Site, token: string): string {
  return `${address}/digest-off?token=${token}`
}

export function digestMail(site: Site, { count, listings, reported = 0 }: DigestMail, offUrl: string): MailContent {
  const { productName: product, address } = site
  const link = (query = '') => `${address}/${screenAddress(paths.adminEvents, query)}`
  const more = count - listings.length
  const titles = listings.map(({ title, type }) => m.mail_digest_listing({ title: oneLine(title), type: typeWords[type].name() }))
  const rest: Block[] = more > 0 ? [{ kind: 'paragraph', text: m.mail_digest_more({ count: more }) }] : []
  const waiting: Block[] = [
    { kind: 'paragraph', text: m.mail_digest_text({ product }) },
    { kind: 'quote', text: titles.join('\n') },
    ...rest,
    { kind: 'button', label: m.admin_events(), url: link() },
  ]
  const reports: Block[] = [
    { kind: 'paragraph', text: m.mail_digest_reported({ count: reported }) },
    { kind: 'button', label: m.moderation_reported_list(), url: link('?state=reported') },
  ]
  return {
    ...(count > 0 ? {
      subject: m.mail_digest_subject({ count, product }),
      preheader: m.mail_digest_preheader({ title: oneLine(listings[0]?.title ?? '') }),
      heading: m.mail_digest_heading({ count }),
    } : {
      subject: m.mail_digest_reports_subject({ count: reported, product }),
      preheader: m.mail_digest_reported({ count: reported }),
      heading: m.mail_digest_reports_heading({ count: reported }),
    }),
    blocks: [
      ...(count > 0 ? waiting : []),
      ...(reported > 0 ? reports : []),
      { kind: 'note', text: m.mail_digest_off() },
      { kind: 'link', url: offUrl },
    ],
  }
}
