/** The name of a state, with dots: `signedIn.quiet`; parallel states are joined: `list.ready and search.resting`. */
import type { AnyMachineSnapshot, StateValue } from 'xstate'

const and = ' and '

export function stateOf({ value }: Pick<AnyMachineSnapshot, 'value'>): string {
  return leaves(value as StateValue).join(and)
}

/** One name for each parallel region. */
export function partsOf(state: string): string[] {
  return state.split(and)
}

/** Whether a state is the given one or a descendant; with parallel regions, whether one of them is. */
export function isIn(state: string, parent: string): boolean {
  if (state === parent || state.startsWith(`${parent}.`)) return true
  return state.includes(and) && state.split(and).some((each) => isIn(each, parent))
}

/** The state after `to` is entered; other parallel regions keep theirs. */
export function entered(state: string, to: string): string {
  if (!state.includes(and) || to.includes(and)) return to
  return state.split(and).map((each) => (regionOf(each) === regionOf(to) ? to : each)).join(and)
}

function regionOf(state: string): string {
  return state.split('.')[0] ?? ''
}

function leaves(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = inner === undefined ? [] : leaves(inner)
    return inside.length > 0 ? inside.map((leaf) => `${name}.${leaf}`) : [name]
  })
}
