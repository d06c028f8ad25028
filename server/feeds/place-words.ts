/** Where a listing is, in words. */
import { internetName, isTown, type CityNameIn } from '../../domain/places/cities.ts'
import type { Language } from '../../domain/languages.ts'
import type { Listing, ListingType } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'

/** The town, or that the listing is on the internet, where only a shop is an e-shop. Null if neither is known. */
export function placeWords(type: ListingType, { city }: Pick<Listing, 'city'>, language: Language, cityNameIn: CityNameIn): string | null {
  if (city === internetName && type !== 'shop') return inLanguage(language, () => m.place_online())
  return city !== null && (isTown(city) || city === internetName) ? cityNameIn(city, language) : null
}
