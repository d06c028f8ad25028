/** What a listing is for search engines, by schema.org, whose types check it. https://schema.org/docs/gs.html */
import type {
  Event, OnlineStore, Place, PostalAddress, Project, Restaurant, Store, VirtualLocation, WebPage, WithContext,
} from 'schema-dts'
import type { DayWindow } from '../../domain/days/calendar.ts'
import { internetName, isTown, type CityNameIn } from '../../domain/places/cities.ts'
import { athensMoment } from '../../domain/days/days.ts'
import type { Language } from '../../domain/languages.ts'
import type { Closed } from '../../domain/listing/cancellation.ts'
import type { FieldReadBy } from '../../domain/listing/field-registry.ts'
import { fieldsReadBy, isOfAllTypes } from '../../domain/listing/listing-fields.ts'
import type { Listing, ListingType } from '../../domain/listing/listing.ts'
import { addressIn, descriptionIn, titleIn } from '../../domain/listing/listing-language.ts'
import { spanOf } from '../../domain/days/occurrences.ts'
import { endOn } from '../../domain/days/times.ts'
import { m } from '../../messages/compiled/messages.js'

interface DescribedPage {
  readonly type: ListingType
  readonly listing: Listing
  readonly closed: Closed | null
  readonly language: Language
  /** The absolute address. */
  readonly url: string
  /** The absolute addresses of its picture in several ratios. */
  readonly images: readonly string[]
  /** The name and the address of the site. */
  readonly site: { readonly name: string; readonly url: string }
  readonly cityNameIn: CityNameIn
}

/** The plainest type of a union of schema.org, with its properties. */
type Plain<Types, Name extends string> = Extract<Types, { readonly '@type': Name }>

type PlainEvent = Plain<Event, 'Event'>
type PlainProject = Plain<Project, 'Project'>
type PlainStore = Plain<Store, 'Store'>
type PlainOnlineStore = Plain<OnlineStore, 'OnlineStore'>
type PlainRestaurant = Plain<Restaurant, 'Restaurant'>
type Described = PlainEvent | PlainProject | PlainStore | PlainOnlineStore | PlainRestaurant

/** The properties that a field can have, in whichever type describes the listing, and in its address. */
type FieldProperties = Partial<
  Omit<PlainEvent, '@type'> & Omit<PlainProject, '@type'> & Omit<PlainStore, '@type'> & Omit<PlainRestaurant, '@type'> &
  Omit<Plain<PostalAddress, 'PostalAddress'>, '@type'>
>

/** The script element, in which no text can end the element. Empty for an event without days, which schema.org does not allow. */
export function structuredData(page: DescribedPage): string {
  if (page.type === 'event' && !spanOf(page.listing)) return ''
  const data: WithContext<Described> = { '@context': 'https://schema.org', ...describers[page.type](page) }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

const describers: Readonly<Record<ListingType, (page: DescribedPage) => Described>> = {
  event: eventData,
  // Volunteering goes on without days, so it is no event.
  volunteer: (page) =>
    ({ '@type': 'Project', ...thingData(page), ...ownData(page), 'location': locationData(page) }) satisfies PlainProject,
  shop: (page) =>
    isOnline(page)
      ? ({ '@type': 'OnlineStore', ...thingData(page), ...ownData(page) } satisfies PlainOnlineStore)
      : ({ '@type': 'Store', ...thingData(page), ...ownData(page), 'address': addressData(page) } satisfies PlainStore),
  dine: restaurantData,
}

function eventData(page: DescribedPage) {
  const { listing, closed, language } = page
  return {
    '@type': 'Event',
    ...thingData(page),
    'inLanguage': titleIn(language, listing).language,
    'eventStatus': `https://schema.org/Event${closed === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    'eventAttendanceMode': `https://schema.org/${isOnline(page) ? 'Online' : 'Offline'}EventAttendanceMode`,
    ...ownData(page),
    'location': locationData(page),
  } satisfies PlainEvent
}

function restaurantData(page: DescribedPage) {
  const cuisine: Pick<PlainRestaurant, 'servesCuisine'> = page.listing.tags.length > 0 ? { servesCuisine: tagNames(page) } : {}
  return { '@type': 'Restaurant', ...thingData(page), ...ownData(page), 'address': addressData(page), ...cuisine } satisfies PlainRestaurant
}

/** The properties of all types of listings. */
function thingData(page: DescribedPage) {
  const { listing, language, url, images } = page
  return {
    '@id': url,
    url,
    'name': titleIn(language, listing).text,
    'description': descriptionIn(language, listing).text,
    'image': [...images],
    'mainEntityOfPage': pageData(page),
    ...said.link(page),
    ...said.tags(page),
  } satisfies Partial<Pick<PlainEvent, keyof Described>>
}

/** The site publishes the page. Who organises an event is not known: no field of a listing says it, and its link may be to anybody. */
function pageData({ url, site }: DescribedPage) {
  return { '@type': 'WebPage', '@id': url, 'publisher': { '@type': 'Organization', ...site } } satisfies WebPage
}

/** The properties of the fields that not all types have. */
function ownData(page: DescribedPage): FieldProperties {
  const fields = fieldsReadBy('structured-data', page.type).filter((field) => !isOfAllTypes(field))
  return fields.reduce<FieldProperties>((data, field) => ({ ...data, ...said[field](page) }), {})
}

/** The properties that say each field. */
const said = {
  startDate: ({ listing }: DescribedPage) => {
    const span = spanOf(listing)
    return span ? momentsData(listing, span) : {}
  },
  cost: ({ listing, closed, url }: DescribedPage) => ({
    isAccessibleForFree: (listing.cost ?? 0) === 0,
    offers: {
      '@type': 'Offer', 'price': listing.cost ?? 0, 'priceCurrency': 'EUR', url,
      // What has been, or does not take place, is not to be had, and was not sold out either.
      ...(closed === null && { availability: 'https://schema.org/InStock' } as const),
    },
  }) as const,
  city: ({ listing: { city }, language, cityNameIn }: DescribedPage): { readonly addressLocality?: string } =>
    isTown(city) ? { addressLocality: cityNameIn(city, language) } : {},
  address: (page: DescribedPage): { readonly streetAddress?: string } => {
    const address = addressOf(page)
    return address === '' ? {} : { streetAddress: address }
  },
  link: ({ listing: { link } }: DescribedPage): { readonly sameAs?: string } => (link ? { sameAs: link } : {}),
  tags: (page: DescribedPage): { readonly keywords?: string } => {
    const keywords = tagNames(page)
    return keywords.length > 0 ? { keywords: keywords.join(', ') } : {}
  },
} satisfies Record<FieldReadBy<'structured-data'>, (page: DescribedPage) => FieldProperties>

function tagNames({ listing }: DescribedPage): string[] {
  return listing.tags.map(({ name }) => m.tag_name({ tag: name }))
}

/** Without an end time only the last of several days is known. */
function momentsData({ startTime, endTime }: Listing, { from, to }: DayWindow): Pick<PlainEvent, 'startDate' | 'endDate'> {
  if (!startTime) return { startDate: from, endDate: to }
  const end = endTime ? athensMoment(endOn(to, endTime)) : to
  return { startDate: athensMoment({ day: from, time: startTime }), ...((endTime || to > from) && { endDate: end }) }
}

/** In the language of the page, if it has one in it. */
function addressOf({ listing: { address }, language }: DescribedPage): string {
  return address ? addressIn(language, address) : ''
}

function isOnline({ listing }: DescribedPage): boolean {
  return listing.city === internetName
}

function locationData(page: DescribedPage): Plain<Place, 'Place'> | Plain<VirtualLocation, 'VirtualLocation'> {
  if (isOnline(page)) return { '@type': 'VirtualLocation', 'url': page.listing.link ?? page.url }
  const address = addressData(page)
  const named = placeAndStreet(addressOf(page))
  return {
    '@type': 'Place',
    'name': named?.place ?? address.addressLocality ?? m.page_country(),
    'address': named ? { ...address, streetAddress: named.street } : address,
  }
}

/**
 * The name of a place and its street, where an address has both: `Culture hall, Akti 3`. Null otherwise: what an address without a house
 * number names may be a place or a street.
 */
function placeAndStreet(address: string): { readonly place: string; readonly street: string } | null {
  const parts = address.split(',').map((part) => part.trim()).filter(Boolean)
  const numbered = parts.findIndex((part) => houseNumber.test(part))
  const place = parts.slice(0, numbered).join(', ')
  if (numbered <= 0 || !/\p{L}{2}/u.test(parts[numbered] ?? '') || streetWord.test(place)) return null
  return { place, street: parts.slice(numbered).join(', ') }
}

/** `3`, `12Α`, `12-14`; not `3rd`. */
const houseNumber = /(?:^|\s)\d+(?:[-–/]\d+)?\p{L}?(?=\s|$)/u

const streetWord = /(?:^|\s)(?:οδός|λεωφόρος|λεωφ\.|πάροδος|street|st\.|avenue|ave\.|road|rd\.)(?=\s|$)/iu

/** The address of a listing. Without a town it has the country only. */
function addressData(page: DescribedPage) {
  return {
    '@type': 'PostalAddress',
    ...said.address(page),
    ...said.city(page),
    'addressCountry': 'GR',
  } satisfies PostalAddress
}
