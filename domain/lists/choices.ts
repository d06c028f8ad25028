/** The choices of a filter, each declared once. Addresses, requests, words, counts and comparisons are derived from here. */
import type { components } from '../../contract/openapi.ts'
import type { When } from '../days/when.ts'
import { isFree } from '../format.ts'
import type { ListingField } from '../listing/field-registry.ts'
import { isOfAllTypes } from '../listing/listing-fields.ts'
import { hasField, type Listing, type ListingType } from '../listing/listing.ts'
import { isTag } from '../listing/tags.ts'
import type { Offer, Offers } from '../offers.ts'

/** The values that choices of each kind have in a filter. Those of `regions` become cities before listings are compared. */
export interface ChoiceValues {
  readonly names: readonly string[]
  readonly regions: readonly string[]
  readonly flag: true
  readonly time: When
}

/** The kind of a choice. */
export type ChoiceKind = keyof ChoiceValues

/** The name under which `FilterCounts` counts the filter without a choice. Choices with one name are left out together. */
export type RelaxedName = keyof components['schemas']['FilterCounts']['without']

interface DeclaredChoice {
  /** The field that it selects by. Types without the field do not have the choice. */
  readonly field: ListingField
  /** The types that have the choice, if it is not all with the field. */
  readonly types?: readonly ListingType[]
  /** The offer of servers that select by the choice. Null if none is needed: other servers send whole lists, which the web app filters. */
  readonly offer: Offer | null
  /** Whether the menu of types without days has it above the choices of other kinds: of shops most ask what kind they are, then where. */
  readonly leadsWithoutDays?: true
  readonly relaxedAs: RelaxedName
}

/** A choice whose parameter has the same name in addresses and in the contract. */
interface SentChoice extends DeclaredChoice {
  readonly parameter: keyof components['parameters']
}

/** A choice of names, of which a request has at most `max`. Unknown names are left out of addresses. */
interface NamesChoice extends SentChoice {
  readonly kind: 'names'
  readonly max: number
  readonly isKnown: (name: string) => boolean
  readonly matches: (listing: FilteredListing, names: readonly string[]) => boolean
}

interface RegionsChoice extends SentChoice {
  readonly kind: 'regions'
  readonly max: number
}

/** A choice of the listings that have a property. */
interface FlagChoice extends SentChoice {
  readonly kind: 'flag'
  /** A power of two that no other flag has. The rows of lists store it: a flag that matches other listings than before needs another. */
  readonly bit: number
  readonly matches: (listing: FilteredListing) => boolean
}

/** The choice of a time: `parameter` has a relative time, `from` and `to` typed days. Both become the window of a query. */
interface TimeChoice extends DeclaredChoice {
  readonly kind: 'time'
  readonly parameter: 'when'
}

/** The declaration of any choice. */
export type AnyChoice = NamesChoice | RegionsChoice | FlagChoice | TimeChoice

/** The fields of a listing that filters compare. */
export type FilteredListing = Pick<Listing, 'city' | 'tags' | 'cost'>

/** The choices by the name of their property in a filter, in the order of their parameters. */
export const filterChoices = {
  cities: {
    kind: 'names', parameter: 'city', field: 'city', offer: null, relaxedAs: 'cities', max: 300,
    isKnown: () => true,
    matches: ({ city }, names) => city !== null && names.includes(city),
  },
  regions: { kind: 'regions', parameter: 'region', field: 'city', offer: 'regions', relaxedAs: 'cities', max: 50 },
  tags: {
    kind: 'names', parameter: 'tag', field: 'tags', offer: null, relaxedAs: 'tags', max: 50,
    leadsWithoutDays: true,
    isKnown: isTag,
    matches: ({ tags }, names) => tags.some(({ name }) => names.includes(name)),
  },
  free: {
    kind: 'flag', parameter: 'free', field: 'cost', offer: 'free-events', relaxedAs: 'free', bit: 1,
    matches: ({ cost }) => isFree(cost),
  },
  when: { kind: 'time', parameter: 'when', field: 'startDate', offer: null, relaxedAs: 'window' },
} as const satisfies Readonly<Record<string, AnyChoice>>

/** The name of a choice, which is its property in a filter. */
export type Choice = keyof typeof filterChoices

/** The names of the choices of a kind. */
export type ChoiceOf<Kind extends ChoiceKind> = {
  [Name in Choice]: (typeof filterChoices)[Name]['kind'] extends Kind ? Name : never
}[Choice]

/** The value of a choice in a filter. */
export type ValueOf<Name extends Choice> = ChoiceValues[(typeof filterChoices)[Name]['kind']]

/** The choices that select by a column of their own. Regions select by cities, flags by bits in one column, times by days. */
export type ColumnChoice = Exclude<Choice, ChoiceOf<'regions' | 'flag' | 'time'>>

/** The parameters that a request can have for its choices. The time is sent as the days of a window instead. */
export type SentParameter = (typeof filterChoices)[Exclude<Choice, ChoiceOf<'time'>>]['parameter']

/** All choices, in the order of their parameters. */
export const choiceNames = Object.keys(filterChoices) as readonly Choice[]

/** The choices that are flags. */
export const flagNames = choiceNames.filter((choice): choice is ChoiceOf<'flag'> => filterChoices[choice].kind === 'flag')

/** The names of the relaxed filters, in the order of the choices. */
export const relaxedNames = [...new Set(choiceNames.map((choice): RelaxedName => filterChoices[choice].relaxedAs))]

/** The declaration of a choice. */
export function declarationOf(choice: Choice): AnyChoice {
  return filterChoices[choice]
}

/** Whether a choice is one of places. */
export function isOfPlaces(choice: Choice): boolean {
  return declarationOf(choice).field === 'city'
}

/** Whether the choices of a kind select among listings in any state. Flags and days are stored only while a listing is approved. */
const isOfAnyState = { names: true, regions: true, flag: false, time: false } as const satisfies Readonly<Record<ChoiceKind, boolean>>

/** The choices of a type. For null, those of the list for moderation: those that all types have and that select in any state. */
export function choicesOf(type: ListingType | null): readonly Choice[] {
  return choiceNames.filter((choice) => {
    const { kind, field, types } = declarationOf(choice)
    if (type === null) return isOfAnyState[kind] && isOfAllTypes(field) && types === undefined
    return hasField(type, field) && (types === undefined || types.includes(type))
  })
}

/** The choices of a type that a server with these offers can select by, or leaves to the web app. */
export function offeredChoices(type: ListingType | null, offers: Offers): readonly Choice[] {
  return choicesOf(type).filter((choice) => {
    const { offer } = declarationOf(choice)
    return offer === null || offers.has(offer)
  })
}
