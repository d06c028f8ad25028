/** The search of the site, with the names of its towns and tags. */
import type { City } from '../../domain/places/cities.ts'
import type { Offers } from '../../domain/offers.ts'
import { searchNames } from '../../domain/search/search-names.ts'
import { m } from '../../messages/compiled/messages.js'
import type { ApiClient } from '../api/client.ts'
import { createSearch, type Search } from '../api/search.ts'

export function siteSearch(client: ApiClient, offers: Offers, fetchCities: () => Promise<readonly City[]>): Search {
  // Without the cities, words in texts are found all the same. The build has the names of tags in one language, beside the stored ones.
  const readNames = async () =>
    searchNames(await fetchCities().catch(() => []), (tag, locale) => m.tag_name({ tag }, { locale }))
  return createSearch(client, offers, readNames)
}
