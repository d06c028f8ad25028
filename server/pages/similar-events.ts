/** The events that the page of an event that is over leads to. */
import { athensToday } from '../../domain/days/days.ts'
import { formatWhen } from '../../domain/days/format-period.ts'
import type { Language } from '../../domain/languages.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import { titleIn } from '../../domain/listing/listing-language.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { firstListings } from '../store/listing/public-listings.ts'
import type { ListingPageParts } from './find-listing.ts'
import { inLanguageOf } from './in-language-of.ts'

/** How many similar events are shown. */
const maxSimilar = 3

/** The next events with one of its tags, in its town if there are any. An event without tags is like no other. */
export async function similarEvents({ city, tags }: Listing, { db, now }: ListingPageParts): Promise<Listing[]> {
  if (tags.length === 0) return []
  const from = athensToday(now())
  const anywhere = { ...noFilter, tags: tags.map(({ name }) => name) }
  const inTown = { ...anywhere, cities: city === null ? [] : [city] }
  const near = await firstListings(db, 'event', { filter: inTown, from }, maxSimilar)
  const found = near.length > 0 ? near : await firstListings(db, 'event', { filter: anywhere, from }, maxSimilar)
  return found.map(({ listing }) => listing)
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
