/** The names of states, with dots: `signedIn.quiet`; regions are joined in the order of the machine: `list.ready and search.resting`. */
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { placesOf, type StatePlace } from './places.ts'

const and = ' and '

/** One name for each parallel region. */
export function partsOf(state: string): string[] {
  return state.split(and)
}

/** Whether a state is the given one or a descendant, or one of its regions is; a name with several regions needs each. */
export function isIn(state: string, parent: string): boolean {
  if (state === parent || parent === '') return true
  if (parent.includes(and)) return partsOf(parent).every((part) => isIn(state, part))
  return partsOf(state).some((part) => part === parent || part.startsWith(`${parent}.`))
}

/** The name of the state of a snapshot. */
export function stateName(snapshot: AnyMachineSnapshot): string {
  const machine = snapshot.machine as AnyStateMachine
  const names = namesOf.get(machine) ?? new StateNames(placesOf(machine).states)
  namesOf.set(machine, names)
  return names.nameOf(snapshot)
}

const namesOf = new WeakMap<AnyStateMachine, StateNames>()

/** Names the states of one machine. */
export class StateNames {
  readonly #places: ReadonlyMap<string, StatePlace>
  readonly #order: ReadonlyMap<string, number>
  readonly #known = new WeakMap<object, string>()

  constructor(states: readonly StatePlace[]) {
    this.#places = new Map(states.map((state) => [state.name, state]))
    this.#order = new Map(states.map(({ name }, index) => [name, index]))
  }

  nameOf({ value }: Pick<AnyMachineSnapshot, 'value'>): string {
    if (typeof value === 'string') return value
    const known = this.#known.get(value as object) ?? this.#joined(leaves(value as StateValue))
    this.#known.set(value as object, known)
    return known
  }

  /** The state after `to` is entered: states that cannot be active beside it are left, other parallel regions are kept. */
  entered(state: string, to: string): string {
    const targets = partsOf(to)
    const kept = partsOf(state).filter((part) => targets.every((target) => this.#isBeside(part, target)))
    return this.#joined([...new Set([...kept, ...targets])])
  }

  has(name: string): boolean {
    return this.#places.has(name)
  }

  #joined(parts: readonly string[]): string {
    return [...parts].sort((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0)).join(and)
  }

  /** Whether both are in different regions of a parallel state. */
  #isBeside(one: string, other: string): boolean {
    const [keys, otherKeys] = [one.split('.'), other.split('.')]
    const shared = keys.findIndex((key, index) => key !== otherKeys[index])
    if (shared < 0 || shared >= otherKeys.length) return false
    return this.#places.get(keys.slice(0, shared).join('.'))?.type === 'parallel'
  }
}

function leaves(value: StateValue): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = inner === undefined ? [] : leaves(inner)
    return inside.length > 0 ? inside.map((leaf) => `${name}.${leaf}`) : [name]
  })
}
