/** A copy of a machine without context, actors and actions but `raise`, in which XState resolves where transitions lead. */
import { createMachine, type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, type EventObject } from 'xstate'
import type { Part } from '../../machine/config.ts'
import { entered, taken } from '../../machine/instrumented.ts'
import { isForbidding, type Places, type TransitionPlace } from '../../machine/places.ts'
import { StateNames } from '../../machine/state-name.ts'
import { PureMachine } from '../../simulation/private.ts'
import { bareConfig } from './bare-config.ts'

/** One of the steps that an event can cause, which depends on guards. */
export interface Outcome {
  /** In the order in which they are evaluated. */
  readonly guards: readonly Guard[]
  readonly transitions: readonly TransitionPlace[]
  /** The states entered in which the machine stays, by the name that a table gives them; null if none is entered. */
  readonly to: string | null
  /** The states entered and left again. */
  readonly passed: readonly string[]
  /** Whether no state handles the failure of an actor. */
  readonly isUnhandledError: boolean
}

export interface Guard {
  /** Null for a function. */
  readonly name: string | null
  /** The name of the transition that has it. */
  readonly of: string
  readonly holds: boolean
}

/** More outcomes of one event are left out. */
export const outcomeLimit = 16
/** More tries of transitions in one step never end, since guards give the same answer each time. */
const triesLimit = 1000

/** What guards answer, by the key of the guard. */
type Answers = ReadonlyMap<unknown, boolean>

export class BareMachine {
  readonly root: AnyStateNode
  readonly names: StateNames
  readonly #machine: AnyStateMachine
  /** It handles no event but those that enter a state. */
  readonly #settling: AnyStateMachine
  readonly #pure: PureMachine
  readonly #places: Places
  readonly #transitions: ReadonlyMap<string, TransitionPlace>
  readonly #stable = new Map<string, boolean>()
  #answers: Answers = new Map()
  #asked = new Map<unknown, Guard>()
  #tries = 0

  constructor(machine: AnyStateMachine, places: Places) {
    this.#places = places
    this.#transitions = new Map(places.transitions.map((each) => [each.name, each]))
    this.names = new StateNames(places.states)
    const { actions } = machine.implementations
    const allows = (transition: TransitionPlace) => this.#allows(transition)
    this.#machine = created({ ...bareConfig({ places, actions, allows }), id: machine.id })
    this.#pure = new PureMachine(this.#machine)
    this.root = this.#machine.root
    const isKept = ({ event }: TransitionPlace) => event === '' || event.startsWith('xstate.done.state.')
    const settling = bareConfig({ places: { ...places, transitions: places.transitions.filter(isKept) }, actions, allows })
    const entering = places.states.map(({ name, id }) => [enteringEvent(name), { target: `#${id}` }])
    this.#settling = created({ ...settling, id: machine.id, on: { ...(settling.on as Part), ...Object.fromEntries(entering) } })
  }

  /** The initial state if no guard holds, and the states that are left at once. */
  start(): { readonly in: string; readonly passed: readonly string[] } {
    const { snapshot, leaves } = this.#run(new Map(), (record) => this.#pure.initial(undefined, record))
    const state = this.names.nameOf(snapshot)
    return { in: state, passed: leaves.filter((leaf) => !this.names.partsOf(state).includes(leaf)) }
  }

  /** The steps that an event causes in these states, the first branches first. Other regions are where they begin. */
  outcomes(states: readonly AnyStateNode[], event: EventObject): Outcome[] {
    const from = this.#resolved(states)
    const found: Outcome[] = []
    const explore = (answers: Answers): void => {
      if (found.length >= outcomeLimit) return
      const step = this.#run(answers, (record) => this.#pure.next(from, event, record))
      const asked = [...this.#asked]
      const assumed = new Map(answers)
      for (const [guard] of asked.filter(([key]) => !answers.has(key))) {
        explore(new Map([...assumed, [guard, true]]))
        assumed.set(guard, false)
      }
      const active = new Set(this.names.partsOf(this.names.nameOf(step.snapshot)))
      const reached = step.leaves.filter((leaf) => active.has(leaf))
      // A state that leads to itself is not entered anew.
      const to = reached.length > 0 ? reached : this.#targets(step.transitions).filter((name) => active.has(name))
      found.push({
        guards: asked.map(([, guard]) => guard),
        transitions: step.transitions,
        to: to.length > 0 ? this.names.joined(to) : null,
        passed: step.leaves.filter((leaf) => !active.has(leaf)),
        isUnhandledError: step.snapshot.status === 'error',
      })
    }
    explore(new Map())
    return found.slice(0, outcomeLimit)
  }

  /** Whether the machine can be in this state between two events, unless a guard makes it leave. */
  isStable(node: AnyStateNode): boolean {
    const name = nameOf(node)
    const known = this.#stable.get(name) ?? this.#findStable(node, name)
    this.#stable.set(name, known)
    return known
  }

  /** The states that a parent can be in. */
  children(node: AnyStateNode): AnyStateNode[] {
    return Object.values(node.states).filter((child) => child.type !== 'history' && this.isStable(child))
  }

  /** The history states to which a transition leads. */
  historyTargets({ name }: TransitionPlace): string[] {
    return targetsOf(this.root, name)
      .filter(({ type }) => type === 'history')
      .map(nameOf)
  }

  #targets(transitions: readonly TransitionPlace[]): string[] {
    return transitions.flatMap(({ name }) => targetsOf(this.root, name).map(nameOf))
  }

  #findStable(node: AnyStateNode, name: string): boolean {
    if (node.type === 'compound') return this.children(node).length > 0
    if (node.type === 'parallel') return Object.values(node.states).every((region) => region.type === 'history' || this.isStable(region))
    if (!node.parent) return true
    const from = { ...this.#settling.resolveState({ value: {}, context: {} }), status: 'active' } as AnyMachineSnapshot
    const pure = new PureMachine(this.#settling)
    const { snapshot, transitions } = this.#run(new Map(), (record) => pure.next(from, { type: enteringEvent(name) }, record))
    // Another region can make the machine leave, but need not be where it begins.
    const isOwn = ({ state, event }: TransitionPlace) => this.names.isIn(name, state) && (event === '' || nodeType(state) !== 'parallel')
    const nodeType = (state: string) => this.#places.states.find((each) => each.name === state)?.type
    return this.names.partsOf(this.names.nameOf(snapshot)).includes(name) || !transitions.some(isOwn)
  }

  /** A compound state that is left at once by its initial state is in another one. */
  #resolved(states: readonly AnyStateNode[]): AnyMachineSnapshot {
    const value: Nested = {}
    for (const { path } of states.flatMap((state) => this.#settled(state))) {
      let inner = value
      for (const key of path) inner = inner[key] ??= {}
    }
    return this.#machine.resolveState({ value: value as never, context: {} })
  }

  #settled(node: AnyStateNode): AnyStateNode[] {
    const children = this.children(node)
    if (node.type === 'parallel') return children.flatMap((child) => this.#settled(child))
    const [initial] = node.type === 'compound' ? node.initial.target : []
    const chosen = children.find((child) => child === initial) ?? children[0]
    return chosen ? this.#settled(chosen) : [node]
  }

  #run(
    answers: Answers,
    compute: (record: (action: { readonly type: string; readonly params: unknown }) => void) => AnyMachineSnapshot,
  ): { readonly snapshot: AnyMachineSnapshot; readonly leaves: readonly string[]; readonly transitions: readonly TransitionPlace[] } {
    this.#answers = answers
    this.#asked = new Map()
    this.#tries = 0
    const leaves = new Set<string>()
    const transitions: TransitionPlace[] = []
    const snapshot = compute(({ type, params }) => {
      const { name } = (params ?? {}) as { name: string }
      const transition = type === taken ? this.#transitions.get(name) : undefined
      if (transition) transitions.push(transition)
      if (type === entered) leaves.add(name)
    })
    return { snapshot, leaves: this.#inOrder(leaves), transitions }
  }

  #inOrder(names: ReadonlySet<string>): string[] {
    return this.#places.states.map(({ name }) => name).filter((name) => names.has(name))
  }

  #allows({ name, part }: TransitionPlace): boolean {
    if ((this.#tries += 1) > triesLimit) return false
    return part.guard === undefined || this.#answer(part.guard, name)
  }

  #answer(guard: unknown, of: string): boolean {
    const { type, params } = (typeof guard === 'object' ? guard : {}) as { type?: string; params?: unknown }
    const plainName = typeof guard === 'string' ? guard : params === undefined ? type : undefined
    const key = plainName ?? guard
    const holds = this.#answers.get(key) ?? false
    if (!this.#asked.has(key)) this.#asked.set(key, { name: plainName ?? type ?? null, of, holds })
    return holds
  }
}

/** Whether the step does nothing. */
export function isWithoutEffect({ transitions, isUnhandledError }: Outcome): boolean {
  return transitions.every(isForbidding) && !isUnhandledError
}

interface Nested {
  [key: string]: Nested
}

/** With dots, as tables name it. */
export function nameOf({ path }: AnyStateNode): string {
  return path.join('.')
}

function created(config: Part): AnyStateMachine {
  return createMachine(config as never) as unknown as AnyStateMachine
}

function enteringEvent(state: string): string {
  return `walk.enter ${state}`
}

/** The states that XState resolved for the transition with this mark. */
function targetsOf(node: AnyStateNode, name: string): readonly AnyStateNode[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
  const found = own.find(({ actions }) => (actions[0] as { params?: { name?: string } } | undefined)?.params?.name === name)
  if (found) return (found.target ?? []) as readonly AnyStateNode[]
  return Object.values(node.states).flatMap((child) => targetsOf(child, name))
}
