/** The content of mails about listings. Titles and reasons are text of users, so each is a quote of its own. */
import { formatWhen } from '../../domain/days/format-period.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { getLocale } from '../../messages/compiled/runtime.js'
import type { MailedListing } from '../store/outbox.ts'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'

/** `page`: the path of the listing's page. */
export function listingApprovedMail({ productName: product, address }: Site, listing: MailedListing, page?: string): MailContent {
  const title = oneLine(listing.title)
  return {
    subject: m.mail_listing_approved_subject({ title }),
    preheader: m.mail_listing_approved_preheader({ product }),
    heading: m.mail_listing_approved_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_approved_text({ product }) },
      ...about(listing),
      page ? { kind: 'button', label: m.mail_listing_approved_button(), url: `${address}${page}` } : ownListings(address),
    ],
  }
}

/** A null reason is omitted. What was public before is no longer, which is not the same as never approved. */
export function listingRejectedMail(
  { productName: product, address }: Site, listing: MailedListing, { reason, wasPublic = false }: Rejection,
): MailContent {
  const words = wasPublic ? unpublished : notApproved
  return {
    subject: words.subject({ title: oneLine(listing.title) }),
    preheader: m.mail_listing_rejected_preheader(),
    heading: words.heading(),
    blocks: [
      { kind: 'paragraph', text: words.text({ product }) },
      ...about(listing),
      ...because(reason),
      { kind: 'paragraph', text: m.mail_listing_rejected_again() },
      ownListings(address),
    ],
  }
}

interface Rejection {
  readonly reason: string | null
  readonly wasPublic?: boolean
}

const notApproved = {
  subject: m.mail_listing_rejected_subject, heading: m.mail_listing_rejected_heading, text: m.mail_listing_rejected_text,
}
const unpublished = {
  subject: m.mail_listing_unpublished_subject, heading: m.mail_listing_unpublished_heading, text: m.mail_listing_unpublished_text,
}

export function listingDeletedMail({ productName: product, address, contactEmail: contact }: Site, listing: MailedListing): MailContent {
  const title = oneLine(listing.title)
  return {
    subject: m.mail_listing_deleted_subject({ title }),
    preheader: m.mail_listing_deleted_preheader({ product }),
    heading: m.mail_listing_deleted_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_deleted_text({ product }) },
      ...about(listing),
      { kind: 'paragraph', text: m.mail_listing_deleted_note({ contact }) },
      ownListings(address),
    ],
  }
}

/** `page`: the path of the listing's page. */
export function changeApprovedMail({ productName: product, address }: Site, listing: MailedListing, page: string): MailContent {
  return {
    subject: m.mail_change_approved_subject({ title: oneLine(listing.title) }),
    preheader: m.mail_change_approved_preheader(),
    heading: m.mail_change_approved_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_change_approved_text({ product }) },
      ...about(listing),
      { kind: 'button', label: m.mail_listing_approved_button(), url: `${address}${page}` },
    ],
  }
}

/** A null reason is omitted. */
export function changeRejectedMail({ productName: product, address }: Site, listing: MailedListing, reason: string | null): MailContent {
  return {
    subject: m.mail_change_rejected_subject({ title: oneLine(listing.title) }),
    preheader: m.mail_change_rejected_preheader(),
    heading: m.mail_change_rejected_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_change_rejected_text({ product }) },
      ...about(listing),
      ...because(reason),
      { kind: 'paragraph', text: m.mail_change_rejected_again() },
      ownListings(address),
    ],
  }
}

function because(reason: string | null): Block[] {
  return reason === null ? [] : [{ kind: 'paragraph', text: m.mail_listing_rejected_reason() }, { kind: 'quote', text: reason }]
}

/** The title, and when an event with a time of day takes place. */
function about({ title, when }: MailedListing): Block[] {
  const words = when && formatWhen(when, getLocale())
  const time: Block[] = words ? [{ kind: 'paragraph', text: m.mail_listing_when({ when: words }) }] : []
  return [{ kind: 'quote', text: oneLine(title) }, ...time]
}

function ownListings(address: string): Block {
  return { kind: 'button', label: m.mail_listing_button(), url: `${address}/${screenAddress(paths.myListings)}` }
}
