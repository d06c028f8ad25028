/** The content of mails about listings. Titles and reasons are text of users, so each is a quote of its own. */
import { formatWhen } from '../../domain/days/format-period.ts'
import { differingFields } from '../../domain/moderation/differing-fields.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { getLocale } from '../../messages/compiled/runtime.js'
import { fieldText } from '../../words/moderated-listing/field-texts.ts'
import { fieldLabels } from '../../words/listing-fields.ts'
import type { MailedListing, MailedTexts } from '../store/outbox.ts'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'

/** What a mail about an approval or a restoration says of a listing, or of the change of one. */
interface ApprovalWords {
  readonly subject: (title: { title: string }) => string
  readonly preheader: (product: { product: string }) => string
  readonly heading: () => string
  readonly text: (product: { product: string }) => string
}

/** What a mail about a rejection says beside the reason. */
interface RejectionWords extends ApprovalWords {
  readonly again: () => string
}

const listingApproved: ApprovalWords = {
  subject: m.mail_listing_approved_subject,
  preheader: m.mail_listing_approved_preheader,
  heading: m.mail_listing_approved_heading,
  text: m.mail_listing_approved_text,
}

const changeApproved: ApprovalWords = {
  subject: m.mail_change_approved_subject,
  preheader: m.mail_change_approved_preheader,
  heading: m.mail_change_approved_heading,
  text: m.mail_change_approved_text,
}

const listingRestored: ApprovalWords = {
  subject: m.mail_listing_restored_subject,
  preheader: m.mail_listing_restored_preheader,
  heading: m.mail_listing_restored_heading,
  text: m.mail_listing_restored_text,
}

const listingEdited: ApprovalWords = {
  subject: m.mail_listing_edited_subject,
  preheader: m.mail_listing_edited_preheader,
  heading: m.mail_listing_edited_heading,
  text: m.mail_listing_edited_text,
}

const listingRejected: RejectionWords = {
  subject: m.mail_listing_rejected_subject,
  preheader: m.mail_listing_rejected_preheader,
  heading: m.mail_listing_rejected_heading,
  text: m.mail_listing_rejected_text,
  again: m.mail_listing_rejected_again,
}

/** What was public before is no longer, which is not the same as never approved. */
const listingUnpublished: RejectionWords = {
  ...listingRejected,
  subject: m.mail_listing_unpublished_subject,
  heading: m.mail_listing_unpublished_heading,
  text: m.mail_listing_unpublished_text,
}

const changeRejected: RejectionWords = {
  subject: m.mail_change_rejected_subject,
  preheader: m.mail_change_rejected_preheader,
  heading: m.mail_change_rejected_heading,
  text: m.mail_change_rejected_text,
  again: m.mail_change_rejected_again,
}

/** `page`: the path of the listing's page. */
export function listingApprovedMail(site: Site, listing: MailedListing, page?: string): MailContent {
  return approvedMail(site, listing, page, listingApproved)
}

/** `page`: the path of the listing's page. */
export function changeApprovedMail(site: Site, listing: MailedListing, page: string): MailContent {
  return approvedMail(site, listing, page, changeApproved)
}

/** `page`: the path of the listing's page; null if it is not public. */
export function listingRestoredMail(site: Site, listing: MailedListing, page: string | null): MailContent {
  return approvedMail(site, listing, page, listingRestored)
}

/** A null reason is omitted. `wasPublic`: rejected after its approval. */
export function listingRejectedMail(
  site: Site, listing: MailedListing, { reason, wasPublic = false }: { readonly reason: string | null; readonly wasPublic?: boolean },
): MailContent {
  return rejectedMail(site, listing, reason, wasPublic ? listingUnpublished : listingRejected)
}

/** A null reason is omitted. */
export function changeRejectedMail(site: Site, listing: MailedListing, reason: string | null): MailContent {
  return rejectedMail(site, listing, reason, changeRejected)
}

/** A null reason is omitted. */
export function listingDeletedMail(
  { productName: product, address, contactEmail: contact }: Site, listing: MailedListing, reason: string | null,
): MailContent {
  const title = oneLine(listing.title)
  return {
    subject: m.mail_listing_deleted_subject({ title }),
    preheader: m.mail_listing_deleted_preheader({ product }),
    heading: m.mail_listing_deleted_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_deleted_text({ product }) },
      ...about(listing),
      ...because(reason),
      { kind: 'paragraph', text: m.mail_listing_deleted_note({ contact }) },
      ownListings(address),
    ],
  }
}

/** `page`: the path of the listing's page; null if it is not public. */
export function listingEditedMail(
  { productName: product, address }: Site,
  listing: MailedListing,
  { before, after, cities, page }: MailedTexts & { readonly page: string | null },
): MailContent {
  const language = getLocale()
  const cityName = (stored: string) => cities[stored]?.[language] ?? stored
  const changes = differingFields(before, after).map((field): Block => ({
    kind: 'change', label: fieldLabels[field](), before: fieldText(field, before, cityName), after: fieldText(field, after, cityName),
  }))
  return {
    ...headOf(listing, product, listingEdited),
    blocks: [
      { kind: 'paragraph', text: page ? m.mail_listing_edited_public({ product }) : listingEdited.text({ product }) },
      { kind: 'quote', text: oneLine(listing.title) },
      ...changes,
      { kind: 'paragraph', text: m.mail_listing_edited_again() },
      ownListings(address),
    ],
  }
}

/** `page`: the path of the page of the listing that was kept; null if it is not public. */
export function listingMergedMail({ productName: product, address }: Site, listing: MailedListing, page: string | null): MailContent {
  return {
    subject: m.mail_listing_merged_subject({ title: oneLine(listing.title) }),
    preheader: m.mail_listing_merged_preheader({ product }),
    heading: m.mail_listing_merged_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_merged_text({ product }) },
      ...about(listing),
      page ? { kind: 'button', label: m.mail_listing_merged_view(), url: `${address}${page}` } : ownListings(address),
    ],
  }
}

function approvedMail(
  { productName: product, address }: Site, listing: MailedListing, page: string | null | undefined, words: ApprovalWords,
): MailContent {
  return {
    ...headOf(listing, product, words),
    blocks: [
      { kind: 'paragraph', text: words.text({ product }) },
      ...about(listing),
      page ? { kind: 'button', label: m.mail_listing_approved_button(), url: `${address}${page}` } : ownListings(address),
    ],
  }
}

function rejectedMail(
  { productName: product, address }: Site, listing: MailedListing, reason: string | null, words: RejectionWords,
): MailContent {
  return {
    ...headOf(listing, product, words),
    blocks: [
      { kind: 'paragraph', text: words.text({ product }) },
      ...about(listing),
      ...because(reason),
      { kind: 'paragraph', text: words.again() },
      ownListings(address),
    ],
  }
}

function because(reason: string | null): Block[] {
  return reason === null ? [] : [{ kind: 'paragraph', text: m.mail_listing_rejected_reason() }, { kind: 'quote', text: reason }]
}

function headOf({ title }: MailedListing, product: string, { subject, preheader, heading }: ApprovalWords): Omit<MailContent, 'blocks'> {
  return { subject: subject({ title: oneLine(title) }), preheader: preheader({ product }), heading: heading() }
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
