/** What a listing is for search engines, by schema.org. https://schema.org/docs/gs.html */
import type { DayWindow } from '../../domain/calendar.ts'
import { internetName, nonTownNames, type CityNameIn } from '../../domain/cities.ts'
import { athensOffset, type Day } from '../../domain/days.ts'
import type { Language } from '../../domain/languages.ts'
import type { Listing, ListingType } from '../../domain/listing.ts'
import { descriptionIn, titleIn } from '../../domain/listing-language.ts'
import { spanOf } from '../../domain/occurrences.ts'
import type { Time } from '../../domain/times.ts'
import { m } from '../../messages/compiled/messages.js'

interface DescribedPage {
  readonly type: ListingType
  readonly listing: Listing
  readonly language: Language
  /** The absolute address. */
  readonly url: string
  readonly image: string
  readonly cityNameIn: CityNameIn
}

/** Volunteering goes on without days, so it is no event. */
const schemaTypes: Readonly<Record<ListingType, string>> = { event: 'Event', volunteer: 'Project', shop: 'Store', dine: 'Restaurant' }

/** As a script element, in which no text can end the element; empty for an event without days, which is none by its definition. */
export function structuredData(page: DescribedPage): string {
  const { type, listing, language, url, image } = page
  if (type === 'event' && !spanOf(listing)) return ''
  const [title, description] = [titleIn(language, listing), descriptionIn(language, listing)]
  const data = {
    '@context': 'https://schema.org',
    '@type': type === 'shop' && isOnInternet(listing) ? 'OnlineStore' : schemaTypes[type],
    '@id': url,
    url,
    'name': title.text,
    'description': description.text,
    image,
    ...(type === 'event' ? { inLanguage: title.language, ...eventData(page) } : placeData(page)),
    ...(listing.link && { sameAs: listing.link }),
    ...(listing.tags.length > 0 && { keywords: listing.tags.map(({ name }) => m.tag_name({ tag: name })).join(', ') }),
  }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function isOnInternet({ city }: Listing): boolean {
  return city === internetName
}

function eventData(page: DescribedPage): object {
  const { listing, url } = page
  const span = spanOf(listing)
  const cost = listing.cost ?? 0
  return {
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(span && momentsData(listing, span)),
    isAccessibleForFree: cost === 0,
    offers: { '@type': 'Offer', 'price': cost, 'priceCurrency': 'EUR', url },
    location: locationData(page),
  }
}

/** Without an end time only the last of several days is known. */
function momentsData({ startTime, endTime }: Listing, { from, to }: DayWindow): object {
  if (!startTime) return { startDate: from, endDate: to }
  const end = endTime ? moment(to, endTime) : to
  return { startDate: moment(from, startTime), ...((endTime || to > from) && { endDate: end }) }
}

function moment(day: Day, time: Time): string {
  return `${day}T${time}:00${athensOffset(day, time)}`
}

function locationData(page: DescribedPage): object {
  const address = addressData(page)
  return { '@type': 'Place', 'name': address.streetAddress ?? address.addressLocality ?? m.page_country(), address }
}

/** Of a shop, a place to dine or a project. */
function placeData(page: DescribedPage): object {
  const { type, listing } = page
  if (type === 'volunteer') return { location: locationData(page) }
  if (type === 'shop' && isOnInternet(listing)) return {}
  const cuisine = type === 'dine' ? listing.tags.map(({ name }) => m.tag_name({ tag: name })) : []
  return { address: addressData(page), ...(cuisine.length > 0 && { servesCuisine: cuisine }) }
}

interface PostalAddress {
  readonly '@type': 'PostalAddress'
  readonly streetAddress?: string
  readonly addressLocality?: string
  readonly addressCountry: 'GR'
}

/** Of a listing without a town only the country is known. */
function addressData({ listing: { city, address }, language, cityNameIn }: DescribedPage): PostalAddress {
  const town = city === null || nonTownNames.includes(city) ? null : cityNameIn(city, language)
  return {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    ...(town && { addressLocality: town }),
    'addressCountry': 'GR',
  }
}
