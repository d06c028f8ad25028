/** The orders in which choices stand, by their kinds. Choices of one kind have the order of the registry. */
import { declarationOf, type Choice, type ChoiceKind } from './choices.ts'

/** The place of each kind. */
export type KindOrder = Readonly<Record<ChoiceKind, number>>

/** In the words of a list, such as the name of a feed. */
export const inWords: KindOrder = { time: 1, regions: 2, names: 3, flag: 4 }

/** In the menu of the filter, and among the chips. */
export const inMenu: KindOrder = { time: 1, flag: 2, regions: 3, names: 4 }

/** The choices in the order. */
export function inOrder(choices: readonly Choice[], order: KindOrder): readonly Choice[] {
  const placeOf = (choice: Choice) => order[declarationOf(choice).kind]
  return choices.toSorted((a, b) => placeOf(a) - placeOf(b))
}
