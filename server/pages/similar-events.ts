/** The events that the page of an event that is over leads to. */
import { formatWhen } from '../../domain/days/format-period.ts'
import type { Moment } from '../../domain/days/times.ts'
import type { Language } from '../../domain/languages.ts'
import { maxSimilar, similarFilters } from '../../domain/lists/similar-events.ts'
import { titleIn } from '../../domain/listing/listing-language.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { eventsAhead } from '../store/listing/public-listings.ts'
import type { ListingPageParts } from './find-listing.ts'
import { inLanguageOf } from './in-language-of.ts'

/** The next ones of those that `similarFilters` names, none of them over at `present` itself. */
export async function similarEvents(listing: Listing, present: Moment, { db }: ListingPageParts): Promise<Listing[]> {
  for (const filter of similarFilters(listing)) {
    const ahead = await eventsAhead(db, filter, present, maxSimilar)
    if (ahead.length > 0) return ahead
  }
  return []
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
