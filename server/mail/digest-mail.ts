/** The content of the mail to a moderator about new listings that wait, about reported ones, and about objections. */
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

/** What is new of one kind, with what the mail says of it if nothing comes before. */
interface Part extends MailContent {
  readonly count: number
}

export function digestMail(site: Site, mail: DigestMail, offUrl: string): MailContent {
  const waiting = waitingPart(site, mail)
  const parts = [waiting, reportedPart(site, mail), objectedPart(site, mail)].filter(({ count }) => count > 0)
  const { subject, preheader, heading } = parts[0] ?? waiting
  return {
    subject, preheader, heading,
    blocks: [...parts.flatMap(({ blocks }) => blocks), { kind: 'note', text: m.mail_digest_off() }, { kind: 'link', url: offUrl }],
  }
}

function waitingPart({ productName: product, address }: Site, { count, listings }: DigestMail): Part {
  const more = count - listings.length
  const titles = listings.map(({ title, type }) => m.mail_digest_listing({ title: oneLine(title), type: typeWords[type].name() }))
  const rest: Block[] = more > 0 ? [{ kind: 'paragraph', text: m.mail_digest_more({ count: more }) }] : []
  return {
    count,
    subject: m.mail_digest_subject({ count, product }),
    preheader: m.mail_digest_preheader({ title: oneLine(listings[0]?.title ?? '') }),
    heading: m.mail_digest_heading({ count }),
    blocks: [
      { kind: 'paragraph', text: m.mail_digest_text({ product }) },
      { kind: 'quote', text: titles.join('\n') },
      ...rest,
      { kind: 'button', label: m.admin_events(), url: `${address}/${screenAddress(paths.adminEvents)}` },
    ],
  }
}

function reportedPart({ productName: product, address }: Site, { reported: count = 0 }: DigestMail): Part {
  const text = m.mail_digest_reported({ count })
  const url = `${address}/${screenAddress(paths.adminEvents, '?state=reported')}`
  return {
    count,
    subject: m.mail_digest_reports_subject({ count, product }),
    preheader: text,
    heading: m.mail_digest_reports_heading({ count }),
    blocks: [{ kind: 'paragraph', text }, { kind: 'button', label: m.moderation_reported_list(), url }],
  }
}

function objectedPart({ productName: product, address }: Site, { objections: count = 0 }: DigestMail): Part {
  const text = m.mail_digest_objected({ count })
  return {
    count,
    subject: m.mail_digest_objections_subject({ count, product }),
    preheader: text,
    heading: m.mail_digest_objections_heading({ count }),
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: m.mail_digest_objections_button(), url: `${address}/${screenAddress(paths.adminObjections)}` },
    ],
  }
}
