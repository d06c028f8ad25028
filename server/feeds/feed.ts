/** A followed list as a feed, for every format. */
import type { Language } from '../../domain/languages.ts'
import { descriptionIn, languageOfText, type Worded } from '../../domain/listing/listing-language.ts'
import type { FieldReadBy } from '../../domain/listing/field-registry.ts'
import { contentOf, fieldsReadBy } from '../../domain/listing/listing-fields.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { factLine, factText } from '../../words/listing-facts.ts'
import { shownTitle } from '../../words/shown-title.ts'
import { listAddress, listName, type FollowedList } from './followed-list.ts'
import { escapeMarkup, paragraphs } from './markup.ts'

export interface Feed {
  readonly name: string
  readonly language: Language
  /** Its own address. */
  readonly address: string
  /** The address of the list on the site. */
  readonly listAddress: string
  readonly product: string
  /** When an entry was changed last; of a feed without entries, the public listings. */
  readonly updatedAt: Date
  readonly entries: readonly FeedEntry[]
}

interface FeedEntry {
  /** The address of the page without the slug, which changes with the title. */
  readonly id: string
  readonly page: string
  readonly title: Worded
  readonly facts: string
  /** HTML; each part has its language. */
  readonly content: string
  /** When it was approved. */
  readonly publishedAt: Date
  readonly updatedAt: Date
  readonly tags: readonly string[]
}

interface ChangedListing {
  readonly listing: Listing
  readonly approvedAt: Date
  readonly updatedAt: Date
}

/** `path` is that of the feed, with its query; `lastChange` is that of all public listings. */
export function feedOf(list: FollowedList, path: string, listings: readonly ChangedListing[], lastChange: Date): Feed {
  const { language, product, siteAddress } = list
  return {
    name: listName(list),
    language,
    address: `${siteAddress}${path}`,
    listAddress: listAddress(list),
    product,
    updatedAt: listings.length > 0 ? new Date(Math.max(...listings.map(({ updatedAt }) => updatedAt.getTime()))) : lastChange,
    entries: listings.map((each) => entryOf(each, list)),
  }
}

function entryOf({ listing, approvedAt, updatedAt }: ChangedListing, list: FollowedList): FeedEntry {
  const { type, language, siteAddress } = list
  const facts = inLanguage(list.language, () => factLine(listing, list))
  const description = descriptionIn(language, listing)
  const parts = [
    facts && paragraphs(facts, language),
    listing.cancellation?.note && paragraphs(listing.cancellation.note, languageOfText(listing.cancellation.note)),
    paragraphs(description.text, description.language),
    ...fieldsReadBy('feed', type).map((field) => markupOf(field, listing, list)),
  ]
  return {
    id: `${siteAddress}${listingPagePath(type, { id: listing.id, title: '' })}`,
    page: `${siteAddress}${listingPagePath(type, listing)}`,
    title: inLanguage(language, () => shownTitle(language, listing)),
    facts,
    content: parts.filter(Boolean).join(''),
    publishedAt: approvedAt,
    updatedAt,
    tags: inLanguage(language, () => listing.tags.map(({ name }) => m.tag_name({ tag: name }))),
  }
}

/** The HTML of a field below the facts; empty if the listing has no value for it. */
function markupOf(field: FieldReadBy<'feed'>, listing: Listing, list: FollowedList): string {
  const text = inLanguage(list.language, () => factText(listing, field, list))
  if (text === null) return ''
  const { kind } = contentOf(field)
  if (kind === 'link') return `<p><a href="${escapeMarkup(text)}">${escapeMarkup(text)}</a></p>`
  return paragraphs(text, kind === 'lines' ? descriptionIn(list.language, listing).language : list.language)
}
