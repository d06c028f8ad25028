/** The demo listings and the names of towns and tags, as searches see them. */
import { addDays, type Day } from '../../../domain/days/days.ts'
import { listingTypes, type Listing } from '../../../domain/listing/listing.ts'
import type { ListOfType } from '../../../domain/search/search-list.ts'
import { searchNames } from '../../../domain/search/search-names.ts'
import * as m from '../../../messages/compiled/messages.js'
import { demoListings } from '../../../server/demo/demo-listings.ts'
import { knownCities } from './known-cities.ts'

/** The names of the towns and tags of the site. */
export const namesOfSite = searchNames(knownCities, (tag, language) => m.tag_name({ tag }, { locale: language }))

/** The day from which the demo listings are upcoming. */
export const demoDay: Day = '2026-11-24'

/** The demo listings, those that wait for approval too. */
export const demoLists: readonly ListOfType[] = listingTypes.map((type) => ({
  type,
  listings: demoListings.flatMap((demo, index) => (demo.type === type ? [listingOf(demo, index + 1)] : [])),
}))

function listingOf(demo: (typeof demoListings)[number], id: number): Listing {
  const { type, title, description, city, address = null, tags, startsInDays, durationDays = 1, cost = 0 } = demo
  const { translatedTitle = null, translatedDescription = null } = demo
  const startDate = startsInDays === undefined ? null : addDays(demoDay, startsInDays)
  const dates = { startDate, endDate: startDate && addDays(startDate, durationDays - 1), cost }
  const texts = { title, description, translatedTitle, translatedDescription }
  const listing = { id, ...texts, city, address, link: null, tags: tags.map((name) => ({ name })), approved: true }
  return type === 'event' ? { ...listing, ...dates } : listing
}
