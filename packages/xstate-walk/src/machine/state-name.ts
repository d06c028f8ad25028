/** The names of states, with dots: `signedIn.quiet`; regions are joined in the order of the machine: `list.ready and search.resting`. */
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { placesOf, type StatePlace } from './places.ts'

const and = ' and '

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
  readonly #parts = new Map<string, readonly string[]>()
  /** The states after each one is entered, by the state before. */
  readonly #entered = new Map<string, Map<string, string>>()

  constructor(states: readonly StatePlace[]) {
    this.#places = new Map(states.map((state) => [state.name, state]))
    this.#order = new Map(states.map(({ name }, index) => [name, index]))
  }

  nameOf({ value }: Pick<AnyMachineSnapshot, 'value'>): string {
    if (typeof value === 'string') return value
    const known = this.#known.get(value as object) ?? this.joined(leaves(value as StateValue))
    this.#known.set(value as object, known)
    return known
  }

  /** The state after `to` is entered: states that cannot be active beside it are left, other parallel regions are kept. */
  entered(state: string, to: string): string {
    const known = this.#entered.get(state) ?? new Map<string, string>()
    this.#entered.set(state, known)
    const entered = known.get(to) ?? this.#kept(state, to)
    known.set(to, entered)
    return entered
  }

  #kept(state: string, to: string): string {
    const targets = this.partsOf(to)
    const kept = this.partsOf(state).filter((part) => targets.every((target) => this.#isBeside(part, target)))
    return this.joined([...new Set([...kept, ...targets])])
  }

  has(name: string): boolean {
    return this.#places.has(name)
  }

  /** One name for all of these, in the order of the machine. */
  joined(parts: readonly string[]): string {
    return [...parts].sort((a, b) => (this.#order.get(a) ?? 0) - (this.#order.get(b) ?? 0)).join(and)
  }

  /** One name for each parallel region. The key of a state may contain the word that joins them. */
  partsOf(state: string): readonly string[] {
    if (!state.includes(and) || this.has(state)) return [state]
    const known = this.#parts.get(state) ?? this.#split(state.split(and))
    this.#parts.set(state, known)
    return known
  }

  /** Whether a state is the given one or a descendant, or one of its regions is; a name with several regions needs each. */
  isIn(state: string, parent: string): boolean {
    if (state === parent || parent === '') return true
    const parents = this.partsOf(parent)
    if (parents.length > 1) return parents.every((part) => this.isIn(state, part))
    return this.partsOf(state).some((part) => part === parent || part.startsWith(`${parent}.`))
  }

  /** The longest names first; what is no name is a part of its own. */
  #split([first = '', ...words]: readonly string[]): string[] {
    for (let count = words.length; count > 0; count -= 1) {
      const name = [first, ...words.slice(0, count)].join(and)
      if (this.has(name)) return count === words.length ? [name] : [name, ...this.#split(words.slice(count))]
    }
    return words.length === 0 ? [first] : [first, ...this.#split(words)]
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
