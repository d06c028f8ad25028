/** Listings and the registry of their types, for the web app and the server. */
import type { components } from '../../contract/openapi.ts'
import { paths, type Path } from '../paths.ts'

type Schemas = components['schemas']

/** The type of a listing. */
export type ListingType = Schemas['ListingType']

/** A listing of one type, as the contract defines it. */
export type ListingOf<Type extends ListingType> = Schemas[Capitalize<Type>]

type SentListing = Omit<Schemas['TypedListing'], 'type' | 'state' | 'rejectionReason' | 'etag'>

/** The fields that the documented calls do not have, so that other servers do not send them. */
type AdditionalField = 'language' | 'translatedTitle' | 'translatedDescription' | 'startTime' | 'endTime'

/** A listing of any type. A field that its type does not have is absent. */
export type Listing = Omit<SentListing, AdditionalField> & Partial<Pick<SentListing, AdditionalField>>

/** The fields that the author of a listing fills in. */
export type ListingFields = Omit<Listing, 'id' | 'approved'>

/** The name of such a field. */
export type ListingField = keyof ListingFields

/** The name of a field that not all types have. */
export type OwnField = { [Type in ListingType]: OwnFieldOf<Type> }[ListingType]

/** Whether a listing waits for an administrator, is public, or was rejected. */
export type ListingState = Schemas['ListingState']

/**
 * A row of a list: a listing, and for an event the day that it is listed under.
 * `currentDate` is null for an event without a start date and for all other types.
 */
export type Entry = Listing & { currentDate: string | null }

/** Derived from the contract: a registry row that lacks one of these fields does not compile. */
type OwnFieldOf<Type extends ListingType> = Exclude<keyof ListingOf<Type>, keyof Schemas['Listing'] | 'currentDate'>

interface RegisteredType<Type extends ListingType> {
  /** Its segment in paths: `/api/events`, `/feeds/events.atom`, and `/events/123` for the page of a listing. */
  readonly segment: string
  /** The screen that lists it. Specification, section 2. */
  readonly path: Path
  /** A colour of `tokens.css`. Text on it has the colour `--on-${colour}`; its tint is `--${colour}-soft`. */
  readonly colour: string
  /** The letter with which the terms of its listings begin in the index of the search. */
  readonly searchLetter: string
  /** The fields that it has in addition to the common fields. */
  readonly ownFields: Readonly<Record<OwnFieldOf<Type>, true>>
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
    ownFields: { startDate: true, endDate: true, startTime: true, endTime: true, cost: true },
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
    ownFields: {},
    tags: ['Animals', 'Birds', 'Community Service', 'Education', 'Tree Planting', 'Wildlife', 'Other'],
  },
  shop: {
    segment: 'shops',
    path: paths.shop,
    colour: 'clay',
    searchLetter: 's',
    ownFields: {},
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
    ownFields: {},
    tags: ['Vegan', 'Vegetarian', 'Plant-Based', 'Raw', 'Other'],
  },
} as const satisfies { readonly [Type in ListingType]: RegisteredType<Type> }

/** All types, in their order. */
export const listingTypes = Object.keys(typeRegistry) as readonly ListingType[]

const allOwnFields: ReadonlySet<string> = new Set(listingTypes.flatMap((type) => Object.keys(typeRegistry[type].ownFields)))

/** Narrows an external value to a type. */
export function isListingType(type: unknown): type is ListingType {
  return listingTypes.some((each) => each === type)
}

/** Whether listings of this type have the field. An unknown type has the common fields. */
export function hasField(type: string, field: ListingField): boolean {
  return !allOwnFields.has(field) || (isListingType(type) && field in typeRegistry[type].ownFields)
}
