/** The places of a machine by name: its states, transitions, actions and invocations. */
import type { AnyStateMachine } from 'xstate'
import { UsageError } from '../loading/usage-error.ts'
import { normalized, partAt, type Part, type Path } from './config.ts'

export interface StatePlace {
  /** With dots; the root is `''`. */
  readonly name: string
  readonly path: Path
  /** The id that XState uses in the types of events. */
  readonly id: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly part: Part
}

export interface TransitionPlace {
  /** Such as `login.editing on form.submit, branch 2`. */
  readonly name: string
  readonly path: Path
  /** The name of its state. */
  readonly state: string
  /** The type of its event, with wildcards; empty without an event. */
  readonly event: string
  readonly part: Part
}

export interface InvokePlace {
  readonly name: string
  readonly path: Path
  readonly state: string
  readonly id: string
  readonly part: Part
}

export interface Places {
  readonly config: Part
  readonly states: readonly StatePlace[]
  readonly transitions: readonly TransitionPlace[]
  readonly invokes: readonly InvokePlace[]
}

/** What XState calls a machine without an id. */
export const withoutId = '(machine)'

/** Throws UsageError if it is not a machine of XState 5. */
export function placesOf(machine: AnyStateMachine): Places {
  if (typeof machine === 'function') throw new UsageError('The machine is a function, which needs `table({ … })` around the table.')
  if (!isSupported(machine)) throw new UsageError(`The machine "${(machine as { id?: string }).id}" is not one of XState 5, which xstate-walk needs.`)
  const config = normalized(machine.config as unknown as Part)
  const states = [...statesIn(config, machine.id, [])]
  const invokes = states.flatMap((state) => invokesOf(state, machine.id))
  return { config, states, invokes, transitions: states.flatMap((state) => transitionsOf(state, invokes, machine.id)) }
}

/** The tags of a state. */
export function tagsIn({ tags }: Part): readonly string[] {
  return [(tags ?? []) as string | readonly string[]].flat()
}

function isSupported({ config, implementations }: Partial<AnyStateMachine>): boolean {
  return config !== undefined && implementations?.delays !== undefined
}

/** The name of a place of this state, for messages. */
export function placeName(machineId: string, state: string): string {
  return state === '' ? machineId : `${machineId}.${state}`
}

function* statesIn(part: Part, machineId: string, keys: readonly string[]): Generator<StatePlace> {
  const inner = Object.entries((part.states ?? {}) as Readonly<Record<string, Part>>)
  const path = keys.flatMap((key) => ['states', key])
  yield { name: keys.join('.'), path, id: String(part.id ?? [machineId, ...keys].join('.')), type: typeOf(part, inner.length), part }
  for (const [key, state] of inner) yield* statesIn(state, machineId, [...keys, key])
}

function typeOf({ type, history }: Part, children: number): StatePlace['type'] {
  if (type !== undefined) return type as StatePlace['type']
  if (children > 0) return 'compound'
  return history ? 'history' : 'atomic'
}

function invokesOf({ name, path, id, part }: StatePlace, machineId: string): InvokePlace[] {
  return ((part.invoke ?? []) as readonly Part[]).map((invoke, index) => {
    const actor = String(invoke.id ?? `${index}.${id}`)
    return {
      name: `${placeName(machineId, name)} invoke ${actor}`,
      path: [...path, 'invoke', index],
      state: name,
      id: actor,
      part: invoke,
    }
  })
}

function transitionsOf(state: StatePlace, invokes: readonly InvokePlace[], machineId: string): TransitionPlace[] {
  const { name, path, id, part } = state
  const within = placeName(machineId, name)
  const keyed = (key: 'on' | 'after', eventOf: (of: string) => string): TransitionPlace[] =>
    Object.keys((part[key] ?? {}) as Part).flatMap((of) => listed(`${within} ${key} ${of}`, [...path, key, of], eventOf(of)))
  const listed = (list: string, at: Path, event: string): TransitionPlace[] => {
    const all = (partAt(part, at.slice(path.length)) ?? []) as readonly Part[]
    return all.map((each, index) => ({
      name: all.length > 1 ? `${list}, branch ${index + 1}` : list,
      path: [...at, index],
      state: name,
      event,
      part: each,
    }))
  }
  const ends = invokes
    .filter((invoke) => invoke.state === name)
    .flatMap((invoke) => [
      ...listed(`${within} ${invoke.id} onDone`, [...invoke.path, 'onDone'], `xstate.done.actor.${invoke.id}`),
      ...listed(`${within} ${invoke.id} onError`, [...invoke.path, 'onError'], `xstate.error.actor.${invoke.id}`),
      ...listed(`${within} ${invoke.id} onSnapshot`, [...invoke.path, 'onSnapshot'], `xstate.snapshot.${invoke.id}`),
    ])
  const route =
    part.route === undefined || part.id === undefined
      ? []
      : [{ name: `${within} route`, path: [...path, 'route'], state: '', event: 'xstate.route', part: part.route as Part }]
  return [
    ...keyed('on', (type) => type),
    ...ends,
    ...listed(`${within} onDone`, [...path, 'onDone'], `xstate.done.state.${id}`),
    ...keyed('after', (delay) => `xstate.after.${delay}.${id}`),
    ...listed(`${within} always`, [...path, 'always'], ''),
    ...route,
  ]
}

/** Whether the transition neither leaves the state nor acts, unlike a route: it only hides the event from the parents. */
export function isForbidding(place: TransitionPlace): boolean {
  const { target, actions } = place.part
  return !isRoute(place) && target === undefined && (actions as readonly unknown[]).length === 0
}

/** Whether it is the route of a state, which is its target although none is written. */
export function isRoute({ path }: TransitionPlace): boolean {
  return path.at(-1) === 'route'
}

/** Whether a transition with this type of event, which may end with a wildcard, takes the event. */
export function takes(descriptor: string, type: string): boolean {
  if (descriptor === type || descriptor === '*') return true
  return descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1)))
}
