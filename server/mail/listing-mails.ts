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
import { durationBlocks, reasonBlocks, redressBlocks, type Told } from './told-reasons.ts'

/** What a mail says of what was decided on listings, or on changes of them. */
interface DecisionWords {
  readonly subject: (title: { title: string }) => string
  readonly preheader: (words: { product: string; count: number }) => string
  readonly heading: (words: { count: number }) => string
  readonly text: (words: { product: string; count: number }) => string
}

/** What a mail about a rejection says beside the reason. */
interface RejectionWords extends DecisionWords {
  readonly again: (words: { count: number }) => string
}

const listingApproved: DecisionWords = {
  subject: m.mail_listing_approved_subject,
  preheader: m.mail_listing_approved_preheader,
  heading: m.mail_listing_approved_heading,
  text: m.mail_listing_approved_text,
}

const changeApproved: DecisionWords = {
  subject: m.mail_change_approved_subject,
  preheader: m.mail_change_approved_preheader,
  heading: m.mail_change_approved_heading,
  text: m.mail_change_approved_text,
}

const listingRestored: DecisionWords = {
  subject: m.mail_listing_restored_subject,
  preheader: m.mail_listing_restored_preheader,
  heading: m.mail_listing_restored_heading,
  text: m.mail_listing_restored_text,
}

const listingEdited: DecisionWords = {
  subject: m.mail_listing_edited_subject,
  preheader: m.mail_listing_edited_preheader,
  heading: m.mail_listing_edited_heading,
  text: m.mail_listing_edited_text,
}

const listingDeleted: DecisionWords = {
  subject: m.mail_listing_deleted_subject,
  preheader: m.mail_listing_deleted_preheader,
  heading: m.mail_listing_deleted_heading,
  text: m.mail_listing_deleted_text,
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

/** What a mail tells of a listing. `page` is the path of its page; null or absent if it is not public. */
export type ToldListing = MailedListing & { readonly page?: string | null }

/** The listings of which a mail tells the same. */
export type ToldListings = readonly [ToldListing, ...ToldListing[]]

export function listingApprovedMail(site: Site, listings: ToldListings): MailContent {
  return approvedMail(site, listings, listingApproved)
}

export function changeApprovedMail(site: Site, listings: ToldListings): MailContent {
  return approvedMail(site, listings, changeApproved)
}

export function listingRestoredMail(site: Site, listings: ToldListings): MailContent {
  return approvedMail(site, listings, listingRestored)
}

/** `wasPublic`: rejected after its approval, for a mail without a statement. */
export function listingRejectedMail(site: Site, listings: ToldListings, told: Told, wasPublic = false): MailContent {
  const isUnpublished = told.statement ? told.statement.measure === 'unpublished' : wasPublic
  return rejectedMail(site, listings, told, isUnpublished ? listingUnpublished : listingRejected)
}

export function changeRejectedMail(site: Site, listings: ToldListings, told: Told): MailContent {
  return rejectedMail(site, listings, told, changeRejected)
}

export function listingDeletedMail(site: Site, listings: ToldListings, told: Told): MailContent {
  return {
    ...headOf(listings, site, listingDeleted),
    blocks: [
      ...introduced(site, listings, listingDeleted),
      ...reasonBlocks(site, told),
      ...durationBlocks(told),
      ownListings(site),
      ...redressBlocks(site, told),
    ],
  }
}

/** `page`: the path of the listing's page; null if it is not public. */
export function listingEditedMail(
  site: Site,
  listing: MailedListing,
  { before, after, cities, page }: MailedTexts & { readonly page: string | null },
): MailContent {
  const { productName: product } = site
  const language = getLocale()
  const cityName = (stored: string) => cities[stored]?.[language] ?? stored
  const changes = differingFields(before, after).map((field): Block => ({
    kind: 'change', label: fieldLabels[field](), before: fieldText(field, before, cityName), after: fieldText(field, after, cityName),
  }))
  return {
    ...headOf([listing], site, listingEdited),
    blocks: [
      { kind: 'paragraph', text: page ? m.mail_listing_edited_public({ product }) : m.mail_listing_edited_text({ product }) },
      { kind: 'quote', text: oneLine(listing.title) },
      ...changes,
      { kind: 'paragraph', text: m.mail_listing_edited_again() },
      ownListings(site),
      ...choiceBlocks(site),
    ],
  }
}

/** `page`: the path of the page of the listing that was kept; null if it is not public. */
export function listingMergedMail(site: Site, listing: MailedListing, page: string | null): MailContent {
  const { productName: product } = site
  return {
    subject: m.mail_listing_merged_subject({ title: oneLine(listing.title) }),
    preheader: m.mail_listing_merged_preheader({ product }),
    heading: m.mail_listing_merged_heading(),
    blocks: [
      { kind: 'paragraph', text: m.mail_listing_merged_text({ product }) },
      ...about(listing),
      page ? { kind: 'button', label: m.mail_listing_merged_view(), url: `${site.address}${page}` } : ownListings(site),
    ],
  }
}

function approvedMail(site: Site, listings: ToldListings, words: DecisionWords): MailContent {
  const [{ page }, ...others] = listings
  return {
    ...headOf(listings, site, words),
    blocks: [
      ...introduced(site, listings, words),
      page && others.length === 0
        ? { kind: 'button', label: m.mail_listing_approved_button(), url: `${site.address}${page}` }
        : ownListings(site),
      ...choiceBlocks(site),
    ],
  }
}

/** Where a member chooses not to be told this. */
function choiceBlocks({ address }: Site): Block[] {
  return [{ kind: 'note', text: m.mail_listing_choice() }, { kind: 'link', url: `${address}/${screenAddress(paths.account)}` }]
}

function rejectedMail(site: Site, listings: ToldListings, told: Told, words: RejectionWords): MailContent {
  return {
    ...headOf(listings, site, words),
    blocks: [
      ...introduced(site, listings, words),
      ...reasonBlocks(site, told),
      { kind: 'paragraph', text: words.again({ count: listings.length }) },
      ownListings(site),
      ...(told.statement ? redressBlocks(site, told) : []),
    ],
  }
}

function headOf(
  listings: ToldListings, { productName: product }: Site, { subject, preheader, heading }: DecisionWords,
): Omit<MailContent, 'blocks'> {
  const [first, ...others] = listings
  const [title, count] = [oneLine(first.title), listings.length]
  return {
    subject: subject({ title: others.length === 0 ? title : m.mail_listing_titles({ title, count: others.length }) }),
    preheader: preheader({ product, count }),
    heading: heading({ count }),
  }
}

/** What was decided, and on which listings. Each of several has the address of its page, for which one has a button. */
function introduced({ productName: product, address }: Site, listings: ToldListings, { text }: DecisionWords): Block[] {
  const isOne = listings.length === 1
  const pageOf = ({ page }: ToldListing): Block[] => (page && !isOne ? [{ kind: 'link', url: `${address}${page}` }] : [])
  return [
    { kind: 'paragraph', text: text({ product, count: listings.length }) },
    ...listings.flatMap((listing) => [...about(listing), ...pageOf(listing)]),
  ]
}

/** The title, and when an event with a time of day takes place. */
function about({ title, when }: MailedListing): Block[] {
  const words = when && formatWhen(when, getLocale())
  const time: Block[] = words ? [{ kind: 'paragraph', text: m.mail_listing_when({ when: words }) }] : []
  return [{ kind: 'quote', text: oneLine(title) }, ...time]
}

function ownListings({ address }: Site): Block {
  return { kind: 'button', label: m.mail_listing_button(), url: `${address}/${screenAddress(paths.myListings)}` }
}
