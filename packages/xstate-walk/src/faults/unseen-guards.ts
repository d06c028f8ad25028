/** Guards in which no fault can be planted, since their functions are not in code that is instrumented. */
import type { AnyStateMachine } from 'xstate'
import { isOn } from '../bodies/instrument.ts'
import { Guards } from '../machine/guards.ts'
import { placesOf } from '../machine/places.ts'

/** The names of the guards that compare or combine something; to be called where the code is instrumented. */
export function unseenGuards(machine: AnyStateMachine): string[] {
  const guards = new Guards(machine)
  const all = placesOf(machine).transitions.flatMap(({ name, part }) => guards.functionsIn(name, part.guard))
  return [...new Set(all.flatMap(([name, called]) => (isUnseen(String(called)) ? [name] : [])))]
}

function isUnseen(text: string): boolean {
  const isComparing = /[<>!]|===?|&&|\|\|/.test(text.replaceAll('=>', ''))
  return !text.includes(isOn) && (isComparing || text.includes('[native code]'))
}
