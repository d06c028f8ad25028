/** The orders in which choices stand, by their kinds. Choices of one kind have the order of the registry. */
import { hasField, type ListingType } from '../listing/listing.ts'
import { declarationOf, type Choice, type ChoiceKind } from './choices.ts'

/** The place of each kind. */
export type KindOrder = Readonly<Record<ChoiceKind, number>>

/** In the words of a list, such as the name of a feed. */
export const inWords: KindOrder = { time: 1, regions: 2, names: 3, flag: 4 }

/** In the menu of the filter, below the choices that lead for its type, and among the chips. */
export const inMenu: KindOrder = { time: 1, flag: 2, regions: 3, names: 4 }

/** The choices in the order. */
export function inOrder(choices: readonly Choice[], order: KindOrder): readonly Choice[] {
  const placeOf = (choice: Choice) => order[declarationOf(choice).kind]
  return choices.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The choices in the order of the menu of a type. */
export function inMenuOf(type: ListingType, choices: readonly Choice[]): readonly Choice[] {
  const leads = (choice: Choice) => !hasField(type, 'startDate') && declarationOf(choice).leadsWithoutDays === true
  return inOrder(choices, inMenu).toSorted((a, b) => Number(leads(b)) - Number(leads(a)))
}
