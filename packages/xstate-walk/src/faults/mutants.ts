/** Faults that are planted in the configuration of a machine, one at a time. */
import { createMachine, type AnyStateMachine } from 'xstate'
import { partAt, withoutEntry, withPart, type Part, type Path } from '../machine/config.ts'
import { Guards } from '../machine/guards.ts'
import { placeName, placesOf, tagsIn, type InvokePlace, type Places, type StatePlace, type TransitionPlace } from '../machine/places.ts'
import { canReenter } from '../machine/targets.ts'
import { isAssign, isFixedAction, not } from '../simulation/private.ts'
import { valueText } from '../walk/value-text.ts'
import { otherValue } from './other-value.ts'

export interface Mutant {
  /** A description of the change. */
  readonly fault: string
  /** The names of what the table may call unreachable, in which case the fault changes nothing. */
  readonly within?: readonly string[]
  /** Why the fault changes nothing where no step of a walk differs. */
  readonly ifUnseen?: string
  /** Throws if XState rejects the changed configuration. */
  build(): AnyStateMachine
  /** Runs the walk with the fault, if building the machine does not plant it. */
  around?<Result>(compute: () => Result): Result
}

interface Change {
  readonly fault: string
  readonly within: readonly string[]
  readonly ifUnseen?: string
  readonly config: Part
}

/** All faults that can be planted in a machine. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const places = placesOf(machine)
  const guards = new Guards(machine)
  const changes = [
    ...places.transitions.flatMap((place) => transitionChanges(place, places, guards)),
    ...places.invokes.flatMap((place) => invokeChanges(place, places)),
    ...places.states.flatMap((place) => stateChanges(place, places, machine.id)),
    ...contextChanges(places.config, ['context'], machine.id),
  ]
  return [
    ...changes.map(({ config, ...change }) => ({
      ...change,
      build: () => createMachine(config as never, machine.implementations as never) as unknown as AnyStateMachine,
    })),
    ...delayMutants(machine),
  ]
}

function transitionChanges(place: TransitionPlace, { config, states }: Places, guards: Guards): Change[] {
  const { name, path, state, part } = place
  const { target, guard, reenter } = part
  const actions = part.actions as readonly unknown[]
  const to = (fault: string, change: Part) => ({
    fault: `${name} ${fault}`,
    config: withPart(config, path, { ...part, ...change }),
  })
  const wrong = typeof target === 'string' ? otherTarget(target, siblings(state, states)) : null
  const changes: (Omit<Change, 'within'> & Partial<Change>)[] = [
    {
      fault: `${name} is removed`,
      config: typeof path.at(-1) === 'number' ? withoutEntry(config, path) : withPart(config, path, undefined),
    },
    ...(target === undefined ? [] : [to('has no target', { target: undefined })]),
    ...(wrong === null ? [] : [to(`targets ${wrong}`, { target: wrong })]),
    ...(guard === undefined
      ? []
      : [to('has no guard', { guard: undefined }), to('has its guard negated', { guard: not(guard as never) })]),
    ...guards.withoutPart(guard).map(([inner, changed]) => ({
      ...to(`has its guard without part ${inner}`, { guard: changed }),
      within: [`${name}, part ${inner} is true`, `${name}, part ${inner} is false`],
    })),
    ...(reenter && canReenter(place, states) ? [to('does not reenter', { reenter: false })] : []),
    ...actions.map((_, index) => to(`omits action ${index + 1}`, { actions: actions.filter((__, other) => other !== index) })),
    ...swapped(actions).map(({ fault, changed, ...unseen }) => ({ ...to(fault, { actions: changed }), ...unseen })),
  ]
  const within = [name, `${name} is true`, `${name} is false`, state]
  return changes.map((change) => ({ ...change, within: [...within, ...(change.within ?? [])] }))
}

function invokeChanges({ name, path, part, state }: InvokePlace, { config }: Places): Change[] {
  const within = [state]
  return [
    { fault: `${name} is removed`, within, config: withoutEntry(config, path) },
    ...(part.input === undefined
      ? []
      : [{ fault: `${name} has no input`, within, config: withPart(config, path, { ...part, input: undefined }) }]),
  ]
}

function stateChanges({ name, path, part, type }: StatePlace, { config, states }: Places, machineId: string): Change[] {
  const place = placeName(machineId, name)
  const within = [name]
  const to = (fault: string, at: Path, value: unknown) => ({
    fault: `${place} ${fault}`,
    within,
    config: withPart(config, [...path, ...at], value),
  })
  const omitted = (['entry', 'exit'] as const).flatMap((key) =>
    ((part[key] ?? []) as readonly unknown[]).map((_, index) => ({
      fault: `${place} ${key} omits action ${index + 1}`,
      within,
      config: withoutEntry(config, [...path, key, index]),
    })),
  )
  const inOtherOrder = (['entry', 'exit'] as const).flatMap((key) =>
    swapped((part[key] ?? []) as readonly unknown[]).map(({ fault, changed, ...unseen }) =>
      ({ ...to(`${key} ${fault}`, [key], changed), ...unseen })),
  )
  const initial = typeof part.initial === 'string' ? otherTarget(part.initial, Object.keys(part.states as Part)) : null
  const numbers = Object.keys((part.after ?? {}) as Part).filter((delay) => !Number.isNaN(Number(delay)))
  return [
    ...omitted,
    ...tagsIn(part).map((tag) => to(`does not have the tag ${tag}`, ['tags'], tagsIn(part).filter((each) => each !== tag))),
    ...inOtherOrder,
    ...(initial === null ? [] : [to(`starts in ${initial}`, ['initial'], initial)]),
    ...numbers.map((delay) =>
      to(`after ${delay} waits a second longer`, ['after'], renamed(part.after as Part, delay, String(Number(delay) + 1000))),
    ),
    ...(type === 'history'
      ? historyChanges(part, path, states, config).map(({ fault, config: changed }) => ({ fault: `${place} ${fault}`, within, config: changed }))
      : []),
  ]
}

/** Other values in the fields of an initial context that no function makes, also of the objects in it. */
function contextChanges(config: Part, at: Path, machineId: string): Change[] {
  const value = partAt(config, at)
  if (isPlainObject(value)) return Object.keys(value).flatMap((key) => contextChanges(config, [...at, key], machineId))
  const other = at.length === 1 ? undefined : otherValue(value)
  if (other === undefined) return []
  const fault = `${machineId} ${at.join('.')} begins with ${valueText(other)}, not ${valueText(value)}`
  return [{ fault, within: [''], config: withPart(config, at, other) }]
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The actions with two neighbours in the other order, each with its description. */
function swapped(actions: readonly unknown[]): ({ readonly changed: readonly unknown[] } & Pick<Change, 'fault' | 'ifUnseen'>)[] {
  return actions.slice(1).map((second, index) => ({
    fault: `takes action ${index + 2} before action ${index + 1}`,
    changed: [...actions.slice(0, index), second, actions[index], ...actions.slice(index + 2)],
    ...(isFixedBeside(actions[index], second) && { ifUnseen: 'One is an assign, the other one does the same whatever the context is.' }),
  }))
}

function isFixedBeside(one: unknown, other: unknown): boolean {
  return (isAssign(one) && isFixedAction(other)) || (isFixedAction(one) && isAssign(other))
}

function historyChanges(part: Part, path: Path, states: readonly StatePlace[], config: Part): Omit<Change, 'within'>[] {
  const isDeep = part.history === 'deep'
  const parent = partAt(config, path.slice(0, -2)) as Part
  // One level below, both kinds of history are the same.
  const isNested = Object.values(parent.states as Readonly<Record<string, Part>>).some((state) => state.states !== undefined)
  const wrong =
    typeof part.target === 'string'
      ? otherTarget(part.target, siblings(states.find((each) => each.path === path)?.name ?? '', states))
      : null
  return [
    ...(isNested
      ? [
          {
            fault: `is ${isDeep ? 'shallow' : 'deep'}`,
            config: withPart(config, path, { ...part, history: isDeep ? 'shallow' : 'deep' }),
          },
        ]
      : []),
    ...(wrong === null ? [] : [{ fault: `defaults to ${wrong}`, config: withPart(config, path, { ...part, target: wrong }) }]),
  ]
}

function delayMutants(machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.delays).map(([name, delay]) => ({
    fault: `the delay ${name} is a second longer`,
    build: () => machine.provide({ delays: { [name]: aSecondLonger(delay) } } as never),
  }))
}

function aSecondLonger(delay: unknown): unknown {
  if (typeof delay !== 'function') return Number(delay) + 1000
  return (...given: unknown[]) => (delay as (...all: unknown[]) => number)(...given) + 1000
}

/** The names of the states beside this one that can be active; those inside if it is the root. */
function siblings(state: string, states: readonly StatePlace[]): string[] {
  const parent = state.includes('.') ? `${state.slice(0, state.lastIndexOf('.'))}.` : ''
  return states
    .filter(({ name, type }) => type !== 'history' && name !== '' && name.startsWith(parent) && !name.slice(parent.length).includes('.'))
    .map(({ name }) => name.slice(parent.length))
}

/** The next sibling of the target state; null if there is none. */
function otherTarget(target: string, names: readonly string[]): string | null {
  const dot = target.startsWith('.') ? '.' : ''
  const index = names.indexOf(target.slice(dot.length).split('.')[0] ?? '')
  const other = names[(index + 1) % names.length]
  return index < 0 || names.length < 2 ? null : `${dot}${other}`
}

function renamed(part: Part, key: string, to: string): Part {
  return Object.fromEntries(Object.entries(part).map(([each, value]) => [each === key ? to : each, value]))
}
