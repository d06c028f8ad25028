/** A list that is followed in another app, and its words. */
import type { CityNameIn } from '../../domain/places/cities.ts'
import type { Filter } from '../../domain/lists/filter.ts'
import { listScreen } from '../../domain/lists/list-screen.ts'
import type { Language } from '../../domain/languages.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { RegionNameIn } from '../../domain/places/regions.ts'
import { inLanguage } from '../../messages/in-language.ts'
import { namedChoices } from '../../words/choices.ts'
import { typeWords } from '../../words/listing-types.ts'

export interface FollowedList {
  readonly type: ListingType
  readonly filter: Filter
  /** The language of names and facts. */
  readonly language: Language
  readonly product: string
  /** Without a trailing slash. */
  readonly siteAddress: string
  readonly cityNameIn: CityNameIn
  readonly regionNameIn: RegionNameIn
}

/** The name of the list: `Prasino: Events (Chania, Cleanup)`. */
export function listName({ type, filter, language, product, cityNameIn, regionNameIn }: FollowedList): string {
  return inLanguage(language, () => {
    const places = {
      cityName: (city: string) => cityNameIn(city, language),
      regionName: (region: string) => regionNameIn(region, language),
    }
    const choices = namedChoices(filter, places).map(({ words }) => words)
    return `${product}: ${typeWords[type].list()}${choices.length > 0 ? ` (${choices.join(', ')})` : ''}`
  })
}

/** The address of the list on the site. */
export function listAddress({ type, filter, siteAddress }: Pick<FollowedList, 'type' | 'filter' | 'siteAddress'>): string {
  return `${siteAddress}/${listScreen(type, filter)}`
}
