/** The registry of the fields of listings: what a field is, which types have it, and who shows it. */
import type { components } from '../../contract/openapi.ts'
import type { Offer } from '../offers.ts'

type Schemas = components['schemas']

/** What moderators and the author of a listing see beside its fields. */
export type ManagedName =
  | 'type' | 'state' | 'stateSince' | 'rejectionReason' | 'statement' | 'change' | 'moved' | 'check' | 'removal' | 'submission'
  | 'reports' | 'etag'

/** What everybody sees of a listing beside the fields that its author fills in. */
export type DecidedName = 'id' | 'approved' | 'cancellation' | 'moveAnnounced' | 'checkedOn'

type FieldName = Exclude<keyof Schemas['TypedListing'], DecidedName | ManagedName>

/** The content of a field and its maximum: code points of a text or a link, euros of a cost. */
export type FieldContent =
  | { readonly kind: 'line' | 'lines' | 'link' | 'cost'; readonly max: number }
  | { readonly kind: 'city' | 'day' | 'time' | 'tags' | 'language' }

/** What the registry says of a field. */
export interface RegisteredField {
  readonly content: FieldContent
  /** Whether the field is required: always, only in the form of a new listing, or never. */
  readonly required: 'always' | 'new' | 'never'
  /** The types that have the field; absent: all have it. */
  readonly types?: { readonly [Type in Schemas['ListingType']]?: true }
  /** The offer of the servers that have the field; absent: all have it. */
  readonly offer?: Offer
  /** What it is searched as; null: it is not searched. */
  readonly search: 'title' | 'text' | 'town' | 'tag' | null
  /**
   * Who says it, beside an opened listing and the card of Manage Posts, which show every field. All say the title and the description;
   * times and the last day are said with the first day.
   */
  readonly readers: readonly FieldReader[]
}

/**
 * Who says a field: the cards of lists, the page of a listing with its structured data, the line of facts in feeds and summaries, the
 * link preview image, the entries of feeds and of calendars. `removal`: what is kept of a listing that is public no longer.
 */
export type FieldReader = 'card' | 'page' | 'structured-data' | 'line' | 'picture' | 'feed' | 'calendar' | 'removal'

/** The types whose schema in the contract has the field. */
type TypesWith<Field> = {
  [Type in Schemas['ListingType']]: Field extends keyof Schemas[Capitalize<Type>] ? Type : never
}[Schemas['ListingType']]

/** A row with other types than the contract does not compile. */
type TypesAsInContract<Field> = Schemas['ListingType'] extends TypesWith<Field>
  ? { readonly types?: never }
  : { readonly types: Readonly<Record<TypesWith<Field>, true>> }

/** The fields, in the order of forms and comparisons: what, when and where come first. Specification, sections 2, 3 and 5. */
export const fieldRegistry = {
  title: {
    content: { kind: 'line', max: 140 }, required: 'always',
    search: 'title',
    readers: ['removal'],
  },
  startDate: {
    content: { kind: 'day' }, required: 'new', types: { event: true },
    search: null,
    readers: ['card', 'page', 'structured-data', 'line', 'picture', 'calendar', 'removal'],
  },
  endDate: {
    content: { kind: 'day' }, required: 'new', types: { event: true },
    search: null,
    readers: ['removal'],
  },
  startTime: {
    content: { kind: 'time' }, required: 'never', types: { event: true }, offer: 'event-times',
    search: null,
    readers: ['removal'],
  },
  endTime: {
    content: { kind: 'time' }, required: 'never', types: { event: true }, offer: 'event-times',
    search: null,
    readers: ['removal'],
  },
  city: {
    content: { kind: 'city' }, required: 'new',
    search: 'town',
    readers: ['card', 'page', 'structured-data', 'line', 'picture', 'calendar', 'removal'],
  },
  address: {
    content: { kind: 'lines', max: 200 }, required: 'never',
    search: 'text',
    readers: ['card', 'page', 'structured-data', 'feed', 'calendar'],
  },
  description: {
    content: { kind: 'lines', max: 5000 }, required: 'always',
    search: 'text',
    readers: [],
  },
  cost: {
    content: { kind: 'cost', max: 100_000 }, required: 'new', types: { event: true },
    search: null,
    readers: ['card', 'page', 'structured-data', 'line'],
  },
  link: {
    content: { kind: 'link', max: 2000 }, required: 'never',
    search: null,
    readers: ['page', 'structured-data', 'feed', 'calendar'],
  },
  tags: {
    content: { kind: 'tags' }, required: 'never',
    search: 'tag',
    readers: ['page', 'structured-data', 'calendar', 'removal'],
  },
  language: {
    content: { kind: 'language' }, required: 'never', offer: 'listing-language',
    search: null,
    readers: [],
  },
  translatedTitle: {
    content: { kind: 'line', max: 140 }, required: 'never', offer: 'listing-language',
    search: 'title',
    readers: [],
  },
  translatedDescription: {
    content: { kind: 'lines', max: 5000 }, required: 'never', offer: 'listing-language',
    search: 'text',
    readers: [],
  },
} as const satisfies { readonly [Field in FieldName]: RegisteredField & TypesAsInContract<Field> }

/** The name of a field that the author of a listing fills in. */
export type ListingField = keyof typeof fieldRegistry

/** The name of a field that a reader says. */
export type FieldReadBy<Reader extends FieldReader> = {
  [Field in ListingField]: Reader extends (typeof fieldRegistry)[Field]['readers'][number] ? Field : never
}[ListingField]

/** The name of a field whose content is of a kind. */
export type FieldOfKind<Kind extends FieldContent['kind']> = {
  [Field in ListingField]: (typeof fieldRegistry)[Field]['content']['kind'] extends Kind ? Field : never
}[ListingField]
