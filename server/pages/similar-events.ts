/** The events that the page of an event that is over leads to. */
import { formatWhen } from '../../domain/days/format-period.ts'
import type { Moment } from '../../domain/days/times.ts'
import type { Language } from '../../domain/languages.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import { titleIn } from '../../domain/listing/listing-language.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { eventsAhead } from '../store/listing/public-listings.ts'
import type { ListingPageParts } from './find-listing.ts'
import { inLanguageOf } from './in-language-of.ts'

/** How many similar events are shown. */
const maxSimilar = 3

/**
 * The next events with one of the tags of an event that is over, in its town if there are any. None of them is over at `present` itself. An
 * event without tags is like no other.
 */
export async function similarEvents({ city, tags }: Listing, present: Moment, { db }: ListingPageParts): Promise<Listing[]> {
  if (tags.length === 0) return []
  const anywhere = { ...noFilter, tags: tags.map(({ name }) => name) }
  const inTown = { ...anywhere, cities: city === null ? [] : [city] }
  const near = await eventsAhead(db, inTown, present, maxSimilar)
  return near.length > 0 ? near : await eventsAhead(db, anywhere, present, maxSimilar)
}

/** Call it in the language. Empty without events. */
export function similarList(listings: readonly Listing[], language: Language): string {
  if (listings.length === 0) return ''
  const items = listings.map((listing) => {
    const title = titleIn(language, listing)
    const address = text(inLanguageOf(listingPagePath('event', listing), language))
    return `<li><a href="${address}" lang="${title.language}">${text(title.text)}</a> ${text(formatWhen(listing, language) ?? '')}</li>`
  })
  return `<h2>${text(m.page_similar())}</h2>\n<ul>${items.join('')}</ul>`
}
