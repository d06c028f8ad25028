/** What a listing is: the registry of its types, and the shape both sides work with. */
import type { components } from '../contract/openapi.ts'
import { paths, type Path } from './paths.ts'

type Schemas = components['schemas']

/** The type of a listing. */
export type ListingType = Schemas['ListingType']

/** An approved or waiting listing of one type, as the contract sends it. */
export type ListingOf<Type extends ListingType> = Schemas[Capitalize<Type>]

/** The same of any type. A field that its type does not have is absent. */
export type Listing = Omit<Schemas['TypedListing'], 'type' | 'state' | 'rejectionReason' | 'etag'>

/** What the author of a listing says of it. */
export type ListingFields = Omit<Listing, 'id' | 'approved'>

/** The name of a field that the author of a listing fills in. */
export type ListingField = keyof ListingFields

/** A field that not all types have. */
export type OwnField = { [Type in ListingType]: OwnFieldOf<Type> }[ListingType]

/** Whether it waits for an administrator, is public, or was rejected. */
export type ListingState = Schemas['ListingState']

/**
 * One line of a list: a listing, and for an event the day that this line stands for.
 * `currentDate` is null for an event without a start date and for all other types.
 */
export type Entry = Listing & { currentDate: string | null }

/** The contract says which fields these are: one that is missing in a row of the registry does not compile. */
type OwnFieldOf<Type extends ListingType> = Exclude<keyof ListingOf<Type>, keyof Schemas['Listing'] | 'currentDate'>

interface RegisteredType<Type extends ListingType> {
  /** Its segment in the addresses of the API, as in `/api/events`. */
  readonly segment: string
  /** The screen that lists it. Specification, section 2. */
  readonly path: Path
  /** The fields that it has beside those of all types. */
  readonly ownFields: Readonly<Record<OwnFieldOf<Type>, true>>
  /** The tags that it may carry, in the order the forms and filters show them. Specification, section 3. */
  readonly tags: readonly string[]
}

/** What is particular to each type. The order is the one in which they are shown everywhere. Specification, section 9. */
export const typeRegistry = {
  event: {
    segment: 'events',
    path: paths.events,
    ownFields: { startDate: true, endDate: true, cost: true },
    tags: [
      'Art', 'Activism', 'Animals', 'Cleanup', 'Festival', 'Forests', 'Green Tech', 'Kids friendly', 'Seminar',
      'Tree Planting', 'Park Restoration', 'Urban Gardening', 'Volunteering', 'Wildlife', 'Workshop', 'Zero Waste', 'Other',
    ],
  },
  volunteer: {
    segment: 'volunteers',
    path: paths.volunteer,
    ownFields: {},
    tags: ['Animals', 'Birds', 'Community Service', 'Education', 'Tree Planting', 'Wildlife', 'Other'],
  },
  shop: {
    segment: 'shops',
    path: paths.shop,
    ownFields: {},
    tags: [
      'Clothes', 'Cleaning Products', 'Food', 'Personal care', 'Second-hand', 'Upcycled/Recycled', 'Vegan', 'Zero Waste',
      'Other',
    ],
  },
  dine: {
    segment: 'dine',
    path: paths.dine,
    ownFields: {},
    tags: ['Vegan', 'Vegetarian', 'Plant-Based', 'Raw', 'Other'],
  },
} as const satisfies { readonly [Type in ListingType]: RegisteredType<Type> }

/** All types, in their order. */
export const listingTypes = Object.keys(typeRegistry) as readonly ListingType[]

const allOwnFields: ReadonlySet<string> = new Set(listingTypes.flatMap((type) => Object.keys(typeRegistry[type].ownFields)))

/** Narrows a name from outside to a type. */
export function isListingType(type: unknown): type is ListingType {
  return listingTypes.some((each) => each === type)
}

/** Whether listings of this type have the field; a name that is no type has what all types have. */
export function hasField(type: string, field: ListingField): boolean {
  return !allOwnFields.has(field) || (isListingType(type) && field in typeRegistry[type].ownFields)
}
