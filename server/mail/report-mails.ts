/** The content of mails to those who reported a listing. The words of a report are not repeated: anybody can give any address. */
import type { ReportKind, ReportOutcome } from '../../domain/moderation/report.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'

interface ReportedListing {
  readonly title: string
  /** The path of its page; null if it is not public. */
  readonly page: string | null
}

export function reportReceivedMail(site: Site, listing: ReportedListing, kind: ReportKind): MailContent {
  const { productName: product, contactEmail: contact } = site
  const title = oneLine(listing.title)
  return {
    subject: m.mail_report_received_subject({ title }),
    preheader: m.mail_report_received_preheader({ product }),
    heading: m.mail_report_received_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_report_received_text({ product }) },
      { kind: 'quote', text: title },
      { kind: 'paragraph', text: m.mail_report_kind({ kind }) },
      { kind: 'paragraph', text: m.mail_report_received_next() },
      ...pageOf(site, listing),
      { kind: 'note', text: m.mail_report_received_note({ contact }) },
    ],
  }
}

/** What was decided, and how to object. */
export function reportDecidedMail(site: Site, listing: ReportedListing, outcome: ReportOutcome): MailContent {
  const { productName: product, contactEmail: contact } = site
  const title = oneLine(listing.title)
  return {
    subject: m.mail_report_decided_subject({ title }),
    preheader: m.mail_report_decided_preheader({ outcome }),
    heading: m.mail_report_decided_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_report_decided_text({ product }) },
      { kind: 'quote', text: title },
      { kind: 'paragraph', text: m.mail_report_decided_outcome({ outcome }) },
      ...pageOf(site, listing),
      { kind: 'paragraph', text: m.mail_report_decided_redress({ contact }) },
    ],
  }
}

function pageOf({ address }: Site, { page }: ReportedListing): Block[] {
  return page === null ? [] : [{ kind: 'button', label: m.mail_report_page(), url: `${address}${page}` }]
}
