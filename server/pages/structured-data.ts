/** What a listing is for search engines, by schema.org. https://schema.org/docs/gs.html */
import type { DayWindow } from '../../domain/calendar.ts'
import { nonTownNames, type CityNameIn } from '../../domain/cities.ts'
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

/** The content of a script element of the type `application/ld+json`, in which no text can end the element. */
export function structuredData(page: DescribedPage): string {
  const { type, listing, language, url, image } = page
  const [title, description] = [titleIn(language, listing), descriptionIn(language, listing)]
  const data = {
    '@context': 'https://schema.org',
    '@type': schemaTypes[type],
    '@id': url,
    url,
    'name': title.text,
    'description': description.text,
    image,
    ...(type === 'event' ? { inLanguage: title.language, ...eventData(page) } : placeData(page)),
    ...(listing.link && { sameAs: listing.link }),
    ...(listing.tags.length > 0 && { keywords: listing.tags.map(({ name }) => m.tag_name({ tag: name })).join(', ') }),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function eventData(page: DescribedPage): object {
  const { listing, url } = page
  const span = spanOf(listing)
  const cost = listing.cost ?? 0
  return {
    eventStatus: 'https://schema.org/EventScheduled',
    ...(span && momentsData(listing, span)),
    isAccessibleForFree: cost === 0,
    offers: { '@type': 'Offer', 'price': cost, 'priceCurrency': 'EUR', url },
    ...locationData(page),
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
  const { city } = page.listing
  if (city !== null && nonTownNames.includes(city)) return {}
  const address = addressData(page)
  return address ? { location: { '@type': 'Place', 'name': page.listing.address ?? address.addressLocality, address } } : {}
}

/** Of a shop, a place to dine or a project. */
function placeData(page: DescribedPage): object {
  const address = addressData(page)
  if (!address) return {}
  return page.type === 'volunteer' ? { location: { '@type': 'Place', address } } : { address }
}

function addressData({ listing: { city, address }, language, cityNameIn }: DescribedPage) {
  const town = city === null || nonTownNames.includes(city) ? null : cityNameIn(city, language)
  if (town === null && !address) return null
  return {
    '@type': 'PostalAddress',
    ...(address && { streetAddress: address }),
    ...(town && { addressLocality: town }),
    'addressCountry': 'GR',
  }
}
