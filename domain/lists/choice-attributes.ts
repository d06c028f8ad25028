/** The attributes of an embedded list that have the choices of its filter. */
import type { ListingType } from '../listing/listing.ts'
import { choicesOf, declarationOf, type Choice, type ChoiceKind } from './choices.ts'

/** How an attribute has its values: several with commas, none, since the attribute is enough, or one. */
export type AttributeForm = 'list' | 'flag' | 'value'

/** The form of each attribute by its name, which is that of the parameter. */
export type ChoiceAttributes = Readonly<Record<string, AttributeForm>>

const attributesOfKinds: Readonly<Record<ChoiceKind, (parameter: string) => ChoiceAttributes>> = {
  names: (parameter) => ({ [parameter]: 'list' }),
  regions: (parameter) => ({ [parameter]: 'list' }),
  flag: (parameter) => ({ [parameter]: 'flag' }),
  time: (parameter) => ({ [parameter]: 'value', from: 'value', to: 'value' }),
}

/** The attributes of a choice. */
export function attributesOf(choice: Choice): ChoiceAttributes {
  const { kind, parameter } = declarationOf(choice)
  return attributesOfKinds[kind](parameter)
}

/** The attributes of all choices of a type. */
export function attributesOfType(type: ListingType): ChoiceAttributes {
  return Object.fromEntries(choicesOf(type).flatMap((choice) => Object.entries(attributesOf(choice))))
}
