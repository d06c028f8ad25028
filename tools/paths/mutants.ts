/** Plants faults in a machine, one at a time. The walk must fail on each. */
import { not, StateMachine, type AnyStateMachine } from 'xstate'

export interface Mutant {
  /** A description of the change. */
  readonly fault: string
  readonly machine: AnyStateMachine
}

/** A part of a machine's configuration. */
type Part = Readonly<Record<string, unknown>>

interface Change<Changed> {
  readonly fault: string
  readonly to: Changed
}

/** A list of transitions, and the function that replaces it in the configuration. */
interface Place {
  readonly name: string
  readonly transitions: unknown
  readonly put: (transitions: readonly unknown[]) => Part
}

/** All faults that can be planted in a machine. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const changes = stateChanges(machine.config as unknown as Part, machine.id, [])
  return [...changes.map(({ fault, to }) => ({ fault, machine: rebuilt(machine, to) })), ...delayChanges(machine)]
}

function rebuilt({ implementations }: AnyStateMachine, config: Part): AnyStateMachine {
  return new StateMachine(config as never, implementations as never) as unknown as AnyStateMachine
}

function delayChanges(machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.delays).map(([name, delay]) => ({
    fault: `the delay ${name} is a second longer`,
    machine: machine.provide({ delays: { [name]: aSecondLonger(delay) } } as never),
  }))
}

function aSecondLonger(delay: unknown): unknown {
  if (typeof delay !== 'function') return Number(delay) + 1000
  return (...given: unknown[]) => (delay as (...all: unknown[]) => number)(...given) + 1000
}

/** All changes to a state and its children. */
function stateChanges(state: Part, path: string, siblings: readonly string[]): Change<Part>[] {
  const states = (state.states ?? {}) as Readonly<Record<string, Part>>
  const inside = Object.entries(states).flatMap(([name, inner]) =>
    stateChanges(inner, `${path}.${name}`, Object.keys(states)).map(({ fault, to }) => ({
      fault, to: { ...state, states: { ...states, [name]: to } },
    })),
  )
  const lists = places(state, path).flatMap(({ name, transitions, put }) =>
    listChanges(name, transitions, siblings.length > 0 ? siblings : Object.keys(states)).map(({ fault, to }) => ({ fault, to: put(to) })),
  )
  return [...inside, ...lists, ...omissions(state, path)]
}

function places(state: Part, path: string): Place[] {
  const { on, after, invoke, always } = state as Readonly<Record<string, Part | undefined>>
  const within = (key: 'on' | 'after' | 'invoke', part: Part | undefined, names: readonly string[]): Place[] =>
    names.map((name) => ({
      name: `${path} ${key === 'invoke' ? String(part?.id) : key} ${name}`,
      transitions: part?.[name],
      put: (transitions) => ({ ...state, [key]: { ...part, [name]: transitions } }),
    }))
  return [
    ...within('on', on, Object.keys(on ?? {})),
    ...within('after', after, Object.keys(after ?? {})),
    ...within('invoke', invoke, ['onDone', 'onError'].filter((end) => invoke?.[end] !== undefined)),
    ...(always ? [{ name: `${path} always`, transitions: always, put: (transitions: unknown) => ({ ...state, always: transitions }) }] : []),
  ]
}

/** Removes an entry or exit action, or the input of an actor. */
function omissions(state: Part, path: string): Change<Part>[] {
  const invoke = state.invoke as Part | undefined
  const effects = ['entry', 'exit'].filter((name) => state[name] !== undefined)
  return [
    ...effects.map((name) => ({ fault: `${path} has no ${name} actions`, to: { ...state, [name]: undefined } })),
    ...(invoke?.input ? [{ fault: `${path} invokes ${String(invoke.id)} without input`, to: { ...state, invoke: { ...invoke, input: undefined } } }] : []),
  ]
}

function listChanges(name: string, given: unknown, siblings: readonly string[]): Change<readonly unknown[]>[] {
  const all: unknown[] = Array.isArray(given) ? given : [given]
  return all.flatMap((each, index) => {
    const place = all.length > 1 ? `${name}, branch ${index + 1},` : name
    const transition = typeof each === 'string' ? { target: each } : ((each ?? {}) as Part)
    return [
      { fault: `${place} is removed`, to: all.filter((_, other) => other !== index) },
      ...transitionChanges(transition, siblings).map(({ fault, to }) => ({
        fault: `${place} ${fault}`, to: all.map((other, at) => (at === index ? to : other)),
      })),
    ]
  })
}

function transitionChanges(transition: Part, siblings: readonly string[]): Change<Part>[] {
  const { target, guard, actions, reenter } = transition
  const steps: unknown[] = actions === undefined ? [] : [actions].flat()
  const wrong = typeof target === 'string' ? otherTarget(target, siblings) : null
  return [
    ...(target === undefined ? [] : [{ fault: 'has no target', to: { ...transition, target: undefined } }]),
    ...(wrong === null ? [] : [{ fault: `targets ${wrong}`, to: { ...transition, target: wrong } }]),
    ...(guard === undefined ? [] : [{ fault: 'has no guard', to: { ...transition, guard: undefined } }]),
    ...(guard === undefined ? [] : [{ fault: 'has its guard negated', to: { ...transition, guard: not(guard as never) } }]),
    ...(reenter ? [{ fault: 'does not reenter', to: { ...transition, reenter: false } }] : []),
    ...steps.map((_, index) => ({
      fault: `omits action ${index + 1}`, to: { ...transition, actions: steps.filter((__, other) => other !== index) },
    })),
  ]
}

/** The next sibling of the target state; null if there is none. */
function otherTarget(target: string, siblings: readonly string[]): string | null {
  const dot = target.startsWith('.') ? '.' : ''
  const place = siblings.indexOf(target.slice(dot.length).split('.')[0] ?? '')
  const other = siblings[(place + 1) % siblings.length]
  return place < 0 || siblings.length < 2 ? null : `${dot}${other}`
}
