/** The content of mails to authors about their objections. Titles, objections and answers are text of users, so each is a quote. */
import type { ObjectionOutcome } from '../../domain/given-reasons/objection.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import type { MailedObjection } from '../store/listing/objections.ts'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'

export function objectionReceivedMail(site: Site, objection: MailedObjection): MailContent {
  return {
    subject: subjectOf(site, objection),
    preheader: m.mail_objection_received_preheader({ product: site.productName }),
    heading: m.mail_objection_received_heading(),
    blocks: [...objected(objection), { kind: 'note', text: m.mail_objection_received_next() }],
  }
}

/** The mail about an objection that is answered. */
export function objectionAnsweredMail(site: Site, objection: MailedObjection): MailContent {
  const { measure, answer } = objection
  // The mail of an open objection is not composed.
  const outcome = objection.outcome as ObjectionOutcome
  const said: Block[] = answer === null ? [] : [{ kind: 'paragraph', text: m.mail_objection_answer() }, { kind: 'quote', text: answer }]
  return {
    subject: subjectOf(site, objection),
    preheader: m.mail_objection_answered_preheader({ outcome }),
    heading: m.mail_objection_answered_heading({ outcome }),
    blocks: [
      { kind: 'paragraph', text: outcome === 'kept' ? m.mail_objection_kept() : m.mail_objection_reversed({ measure }) },
      ...said,
      ...(outcome === 'reversed' ? [wayBack(site, objection)] : []),
      ...objected(objection),
      ...(outcome === 'kept' ? [{ kind: 'note', text: m.mail_objection_kept_redress({ contact: site.contactEmail }) } as const] : []),
    ],
  }
}

function subjectOf({ productName: product }: Site, { title }: MailedObjection): string {
  return title === null ? m.mail_objection_account_subject({ product }) : m.mail_objection_subject({ title: oneLine(title) })
}

/** The decision, and what was said against it. */
function objected({ measure, title, text }: MailedObjection): Block[] {
  return [
    { kind: 'paragraph', text: m.mail_objection_decision({ measure }) },
    ...(title === null ? [] : [{ kind: 'quote', text: oneLine(title) } as const]),
    { kind: 'paragraph', text: m.mail_objection_text() },
    { kind: 'quote', text },
  ]
}

/** Where a reversal is seen. */
function wayBack({ address }: Site, { page, measure }: MailedObjection): Block {
  if (page !== null) return { kind: 'button', label: m.mail_listing_approved_button(), url: `${address}${page}` }
  return measure === 'disabled'
    ? { kind: 'button', label: m.mail_account_exists_button(), url: `${address}/${screenAddress(paths.login)}` }
    : { kind: 'button', label: m.mail_listing_button(), url: `${address}/${screenAddress(paths.myListings)}` }
}
