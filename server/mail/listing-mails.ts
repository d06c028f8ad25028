/** The content of mails about listings. Titles and reasons are text of users, so each is a quote of its own. */
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'

export function listingApprovedMail({ productName: product, address }: Site, typedTitle: string): MailContent {
  const title = oneLine(typedTitle)
  return {
    subject: m.mail_listing_approved_subject({ title }),
    preheader: m.mail_listing_approved_preheader({ product }),
    heading: m.mail_listing_approved_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_approved_text({ product }) },
      { kind: 'quote', text: title },
      ownListings(address),
    ],
  }
}

/** A null reason is omitted. */
export function listingRejectedMail({ productName: product, address }: Site, typedTitle: string, reason: string | null): MailContent {
  const title = oneLine(typedTitle)
  const reasonBlocks: Block[] = reason === null ? [] : [
    { kind: 'paragraph', text: m.mail_listing_rejected_reason() },
    { kind: 'quote', text: reason },
  ]
  return {
    subject: m.mail_listing_rejected_subject({ title }),
    preheader: m.mail_listing_rejected_preheader(),
    heading: m.mail_listing_rejected_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_rejected_text({ product }) },
      { kind: 'quote', text: title },
      ...reasonBlocks,
      { kind: 'paragraph', text: m.mail_listing_rejected_again() },
      ownListings(address),
    ],
  }
}

export function listingDeletedMail({ productName: product, address, contactEmail: contact }: Site, typedTitle: string): MailContent {
  const title = oneLine(typedTitle)
  return {
    subject: m.mail_listing_deleted_subject({ title }),
    preheader: m.mail_listing_deleted_preheader({ product }),
    heading: m.mail_listing_deleted_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_deleted_text({ product }) },
      { kind: 'quote', text: title },
      { kind: 'paragraph', text: m.mail_listing_deleted_note({ contact }) },
      ownListings(address),
    ],
  }
}

function ownListings(address: string): Block {
  return { kind: 'button', label: m.mail_listing_button(), url: `${address}/${screenAddress(paths.myListings)}` }
}
