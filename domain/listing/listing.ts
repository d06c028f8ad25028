/** Listings and the registry of their types, for the web app and the server. */
import type { components } from '../../contract/openapi.ts'
import { paths, type Path } from '../paths.ts'
import { fieldRegistry, type DecidedName, type ListingField, type ManagedName, type RegisteredField } from './field-registry.ts'

type Schemas = components['schemas']

/** The type of a listing. */
export type ListingType = Schemas['ListingType']

/** A listing of one type, as the contract defines it. */
export type ListingOf<Type extends ListingType> = Schemas[Capitalize<Type>]

type SentListing = Omit<Schemas['TypedListing'], ManagedName>

/** The fields that the documented calls do not have, so that other servers do not send them. */
type AdditionalField = {
  [Field in ListingField]: (typeof fieldRegistry)[Field] extends { readonly offer: string } ? Field : never
}[ListingField]

/** A listing of any type. A field that its type does not have is absent. */
export type Listing = Omit<SentListing, AdditionalField> & Partial<Pick<SentListing, AdditionalField>>

/** The fields that the author of a listing fills in. */
export type ListingFields = Omit<Listing, DecidedName>

/** That an author cancelled an event, with a note for those who wanted to come. */
export type Cancellation = Schemas['Cancellation']

/** Whether a listing waits for a moderator, is public, or was rejected. */
export type ListingState = Schemas['ListingState']

/**
 * A row of a list: a listing, and for an event the day that it is listed under.
 * `currentDate` is null for an event without a start date and for all other types.
 */
export type Entry = Listing & { currentDate: string | null }

interface RegisteredType {
  /** Its segment in paths: `/api/events`, `/feeds/events.atom`, and `/events/123` for the page of a listing. */
  readonly segment: string
  /** The screen that lists it. Specification, section 2. */
  readonly path: Path
  /** A colour of `tokens.css`. Text on it has the colour `--on-${colour}`; its tint is `--${colour}-soft`. */
  readonly colour: string
  /** The letter with which the terms of its listings begin in the index of the search. */
  readonly searchLetter: string
  /** Its vocabulary, in the order of forms and filters. Specification, section 3. */
  readonly tags: readonly string[]
}

/** The properties of each type, in the order in which every screen shows the types. Specification, section 9. */
export const typeRegistry = {
  event: {
    segment: 'events',
    path: paths.events,
    colour: 'leaf',
    searchLetter: 'e',
    tags: [
      'Art', 'Activism', 'Animals', 'Cleanup', 'Festival', 'Forests', 'Green Tech', 'Kids friendly', 'Seminar',
      'Tree Planting', 'Park Restoration', 'Urban Gardening', 'Volunteering', 'Wildlife', 'Workshop', 'Zero Waste', 'Other',
    ],
  },
  volunteer: {
    segment: 'volunteers',
    path: paths.volunteer,
    colour: 'sea',
    searchLetter: 'v',
    tags: ['Animals', 'Birds', 'Community Service', 'Education', 'Tree Planting', 'Wildlife', 'Other'],
  },
  shop: {
    segment: 'shops',
    path: paths.shop,
    colour: 'clay',
    searchLetter: 's',
    tags: [
      'Clothes', 'Cleaning Products', 'Food', 'Personal care', 'Second-hand', 'Upcycled/Recycled', 'Vegan', 'Zero Waste',
      'Other',
    ],
  },
  dine: {
    segment: 'dine',
    path: paths.dine,
    colour: 'olive',
    searchLetter: 'd',
    tags: ['Vegan', 'Vegetarian', 'Plant-Based', 'Raw', 'Other'],
  },
} as const satisfies Readonly<Record<ListingType, RegisteredType>>

/** All types, in their order. */
export const listingTypes = Object.keys(typeRegistry) as readonly ListingType[]

/** Narrows an external value to a type. */
export function isListingType(type: unknown): type is ListingType {
  return listingTypes.some((each) => each === type)
}

/** Whether listings of this type have the field. An unknown type has the common fields. */
export function hasField(type: string, field: ListingField): boolean {
  const { types }: RegisteredField = fieldRegistry[field]
  return types === undefined || (isListingType(type) && types[type] === true)
}
