/** The search of the site, with the names of its towns, regions and tags. */
import { offeredChoices } from '../../domain/lists/choices.ts'
import type { Offers } from '../../domain/offers.ts'
import { lazilyAwaited } from '../../domain/lazily.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import { namedLists } from '../../domain/search/named-lists.ts'
import { searchNames } from '../../domain/search/search-names.ts'
import { m } from '../../messages/compiled/messages.js'
import type { ApprovedListings } from '../api/approved-listings.ts'
import type { ApiClient } from '../api/client.ts'
import { createFoundPages, type FoundPages, type FoundPagesOptions } from '../api/search/found-page.ts'
import type { Geography } from '../api/geography.ts'
import { createKeptFoundPages } from '../api/search/kept-found-pages.ts'
import { createReadKept } from '../api/search/kept-listings.ts'
import { createSearch } from '../api/search/search.ts'
import { savedListings } from './saved-listings.ts'

interface SiteSearchOptions {
  readonly client: ApiClient
  readonly offers: Offers
  readonly lists: Readonly<Record<ListingType, ApprovedListings>>
  readonly geography: Geography
}

/** The worker exists only where pages are served securely. */
const hasCopies = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

export function siteSearch({ client, offers, lists, geography }: SiteSearchOptions): FoundPages {
  // The build has the names of tags in one language, beside the stored ones.
  const tagName = (tag: string, locale: 'en' | 'el') => m.tag_name({ tag }, { locale })
  // Without the cities, words in texts are found all the same.
  const fetchCities = () => geography.fetchCities().catch(() => [])
  const readNames = async () => searchNames(await fetchCities(), tagName)
  // Fetched when something is searched for. Without a network, words are searched for as well.
  const readChoices = lazilyAwaited(async () => {
    const [cities, regions, { choiceReader }] = await Promise.all([
      geography.fetchCities(), geography.fetchRegions(), import('../../domain/search/named-choices.ts'),
    ])
    return { regions, read: choiceReader({ cities, regions, tagName }) }
  })
  const options: FoundPagesOptions = {
    geography,
    search: createSearch({ client, offers, readNames }),
    lists,
    readLists: async (text, today) => {
      const { regions, read } = await readChoices()
      // To a server that does not know regions, the towns of a region are sent.
      return namedLists(read(text, today), regions, (type) => offeredChoices(type, new Set([...offers, 'regions'])))
    },
  }
  if (!offers.has('search')) return createFoundPages(options)
  const readKept = createReadKept({ client, readSaved: savedListings.read, fetchCities })
  return createKeptFoundPages({ ...options, readKept, readNames, hasCopies })
}
