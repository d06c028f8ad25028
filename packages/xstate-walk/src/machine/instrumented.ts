/** A machine that reports the transitions it takes, the states it enters and the outcomes of its guards, by documented means alone. */
import { createMachine, type AnyStateMachine } from 'xstate'
import { isBuiltInAction } from '../simulation/private.ts'
import { partAt, withPart, type Part } from './config.ts'
import { Guards, type GuardObserver } from './guards.ts'
import { placeName, type Places } from './places.ts'

/** The types of the actions that mark a taken transition and an entered state. Their parameters hold the name. */
export const taken = 'walk.taken'
export const entered = 'walk.entered'

export interface Instrumented {
  readonly machine: AnyStateMachine
  /** The name of each action that is written in place, by the function that stands for it. */
  readonly inlineActions: ReadonlyMap<unknown, string>
}

/** The names of guards are those of their transitions. */
export function instrumented(machine: AnyStateMachine, places: Places, observe: GuardObserver): Instrumented {
  const inlineActions = new Map<unknown, string>()
  const guards = new Guards(machine)
  const named = (actions: unknown, list: string) => withInlineNames(actions, list, inlineActions)
  let { config } = places
  for (const { name, path, part } of places.transitions) {
    const { guard, actions } = part
    config = withPart(config, path, {
      ...part,
      ...(guard === undefined ? {} : { guard: guards.observed(name, guard, observe) }),
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
      ...(part.exit === undefined ? {} : { exit: named(part.exit, `${place} exit`) }),
      ...(typeof initial === 'object' ? { initial: { ...initial, actions: named(initial.actions, `${place} initial`) } } : {}),
    })
  }
  const built = createMachine(config as never, machine.implementations as never) as unknown as AnyStateMachine
  return { machine: built, inlineActions }
}

/** One function can be written in several places, so another one that never runs stands for it in each. */
function withInlineNames(actions: unknown, list: string, names: Map<unknown, string>): readonly unknown[] {
  return [actions ?? []].flat().map((action: unknown, index) => {
    if (typeof action !== 'function' || isBuiltInAction(action)) return action
    const standIn = () => {}
    names.set(standIn, `${list} ${index + 1}`)
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
