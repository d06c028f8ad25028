/** Links to maps that show where a listing is. */
import type { Language } from '../domain/languages.ts'
import { addressIn } from '../domain/listing/listing-language.ts'
import type { Listing } from '../domain/listing/listing.ts'
import { isTown, type CityNameIn } from '../domain/places/cities.ts'
import { m } from '../messages/compiled/messages.js'

type Placed = Pick<Listing, 'city' | 'address'>

interface MapLink {
  /** What the map is called in every language. */
  readonly name: string
  readonly address: string
}

/** One link for each map; none for a listing without a town, such as an e-shop. Call it in the language. */
export function mapLinks(listing: Placed, language: Language, cityNameIn: CityNameIn): readonly MapLink[] {
  const place = placeOf(listing, language, cityNameIn)
  if (place === null) return []
  const wanted = encodeURIComponent(place)
  return [
    { name: 'OpenStreetMap', address: `https://www.openstreetmap.org/search?query=${wanted}` },
    { name: 'Google Maps', address: `https://www.google.com/maps/search/?api=1&query=${wanted}` },
    { name: 'Apple Maps', address: `https://maps.apple.com/?q=${wanted}` },
  ]
}

/** The address that shows the way to a listing, which phones open in their app for maps; null for a listing without a town. */
export function wayThere(listing: Placed, language: Language, cityNameIn: CityNameIn): string | null {
  const place = placeOf(listing, language, cityNameIn)
  return place && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}

/** The address and the town of a listing, with the country; null without a town. */
export function placeOf({ city, address }: Placed, language: Language, cityNameIn: CityNameIn): string | null {
  if (!isTown(city)) return null
  return [address && addressIn(language, address), cityNameIn(city, language), m.page_country()].filter(Boolean).join(', ')
}
