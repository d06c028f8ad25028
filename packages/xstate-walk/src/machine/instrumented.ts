/** A machine that reports the transitions it takes, the states it enters and the outcomes of its guards, by documented means alone. */
import { createMachine, type AnyStateMachine } from 'xstate'
import { isBuiltInAction } from '../simulation/private.ts'
import { watchedAction, watchedFunction, watchedGuard, type Watch } from '../simulation/watched-functions.ts'
import { mapValues, partAt, withPart, type Part } from './config.ts'
import { Guards, type GuardObserver } from './guards.ts'
import { placeName, type Places } from './places.ts'

/** The types of the actions that mark a taken transition, an entered state and the end of the machine. Their parameters hold the name. */
export const taken = 'walk.taken'
export const entered = 'walk.entered'
export const ended = 'walk.ended'

export interface Instrumented {
  readonly machine: AnyStateMachine
  /** Each action that is written in place, by the function that stands for it. */
  readonly inlineActions: ReadonlyMap<unknown, InlineAction>
}

export interface InlineAction {
  /** The name of its place. */
  readonly name: string
  readonly exec: unknown
}

/** The names of guards are those of their transitions. With a watch, all functions that run tell what they read. */
export function instrumented(
  machine: AnyStateMachine,
  places: Places,
  observe: GuardObserver,
  watch: Watch | null = null,
): Instrumented {
  const inlineActions = new Map<unknown, InlineAction>()
  const guards = new Guards(machine)
  const named = (actions: unknown, list: string) =>
    withInlineNames(actions, list, inlineActions).map((action) => (watch ? watchedAction(action, watch) : action))
  const observed = (name: string, guard: unknown) => {
    const own = guards.observed(name, guard, observe)
    return watch ? watchedGuard(own, name, watch) : own
  }
  let { config } = places
  for (const { name, path, part } of places.transitions) {
    const { guard, actions } = part
    config = withPart(config, path, {
      ...part,
      ...(guard === undefined ? {} : { guard: observed(name, guard) }),
      actions: [mark(taken, name), ...named(actions, name)],
    })
  }
  for (const { name, path, part, type } of places.states) {
    if (type === 'history') continue
    const place = placeName(machine.id, name)
    const now = partAt(config, path) as Part
    const initial = part.initial as Part | string | undefined
    config = withPart(config, path, {
      ...now,
      entry: [mark(entered, name), ...named(part.entry, `${place} entry`)],
      ...(part.exit === undefined && name !== '' ? {} : { exit: [...named(part.exit, `${place} exit`), ...(name === '' ? [mark(ended, '')] : [])] }),
      ...(typeof initial === 'object' ? { initial: { ...initial, actions: named(initial.actions, `${place} initial`) } } : {}),
    })
  }
  const implementations = watch ? watchedImplementations(machine, watch) : machine.implementations
  const built = createMachine((watch ? withWatchedFunctions(config, watch) : config) as never, implementations as never)
  return { machine: built as unknown as AnyStateMachine, inlineActions }
}

/** Guards are watched where transitions have them. */
function watchedImplementations({ implementations }: AnyStateMachine, watch: Watch): object {
  const { actions, delays } = implementations
  return {
    ...implementations,
    actions: mapValues(actions, (action) => watchedAction(action, watch)),
    delays: mapValues(delays, (delay) => (typeof delay === 'function' ? watchedFunction(delay as never, watch) : delay)),
  }
}

/** The inputs of actors and the outputs of final states. */
function withWatchedFunctions(state: Part, watch: Watch): Part {
  const called = (part: Part, key: string) => {
    const value = part[key]
    return typeof value === 'function' ? { [key]: watchedFunction(value as never, watch) } : {}
  }
  const { invoke, states } = state
  return {
    ...state,
    ...called(state, 'output'),
    ...(invoke !== undefined && { invoke: (invoke as readonly Part[]).map((each) => ({ ...each, ...called(each, 'input') })) }),
    ...(states !== undefined && { states: mapValues(states as Part, (each) => withWatchedFunctions(each as Part, watch)) }),
  }
}

/** One function can be written in several places, so another one that never runs stands for it in each. */
function withInlineNames(actions: unknown, list: string, names: Map<unknown, InlineAction>): readonly unknown[] {
  return [actions ?? []].flat().map((action: unknown, index) => {
    if (typeof action !== 'function' || isBuiltInAction(action)) return action
    const standIn = () => {}
    names.set(standIn, { name: `${list} ${index + 1}`, exec: action })
    return standIn
  })
}

/** The name in a mark, which is the first action of an instrumented transition; empty for any other action. */
export function nameOfMark(action: unknown): string {
  const { type, params } = (action ?? {}) as { type?: unknown; params?: { name: string } }
  return type === taken ? (params?.name ?? '') : ''
}

function mark(type: string, name: string): object {
  return { type, params: { name } }
}
