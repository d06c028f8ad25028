/** A machine that reports the transitions it takes, the states it enters and the outcomes of its guards, by documented means alone. */
import { and, createMachine, or, type AnyStateMachine } from 'xstate'
import { partAt, withPart, type Part } from './config.ts'
import { placeName, type Places } from './places.ts'

/** The types of the actions that mark a taken transition and an entered state. Their parameters hold the name. */
export const taken = 'walk.taken'
export const entered = 'walk.entered'

/** Receives the name of each guard when it is evaluated. */
export type GuardObserver = (guard: string, outcome: boolean) => void

/** The names of guards are those of their transitions. */
export function instrumented(machine: AnyStateMachine, places: Places, observe: GuardObserver): AnyStateMachine {
  let { config } = places
  for (const { name, path, part } of places.transitions) {
    const { guard, actions } = part
    config = withPart(config, path, {
      ...part,
      ...(guard === undefined ? {} : { guard: observed(name, guard, observe) }),
      actions: [mark(taken, name), ...(actions as readonly unknown[])],
    })
  }
  for (const { name, path, part, type } of places.states) {
    if (type === 'history') continue
    const now = partAt(config, path) as Part
    config = withPart(config, path, { ...now, entry: [mark(entered, name), ...((part.entry ?? []) as readonly unknown[])] })
  }
  return createMachine(config as never, machine.implementations as never) as unknown as AnyStateMachine
}

/** The name of each action that is written in place, by its function. */
export function namesOfInlineActions(machine: AnyStateMachine, { states, transitions }: Places): ReadonlyMap<unknown, string> {
  const lists: [string, unknown][] = [
    ...states.flatMap(({ name, part }) =>
      (['entry', 'exit'] as const).map((key): [string, unknown] => [`${placeName(machine.id, name)} ${key}`, part[key]]),
    ),
    ...states.map(({ name, part }): [string, unknown] => [
      `${placeName(machine.id, name)} initial`,
      (part.initial as Part | undefined)?.actions,
    ]),
    ...transitions.map(({ name, part }): [string, unknown] => [name, part.actions]),
  ]
  return new Map(
    lists.flatMap(([name, actions]) =>
      [actions ?? []]
        .flat()
        .flatMap((action, index) => (typeof action === 'function' ? [[action, `${name} ${index + 1}`] as const] : [])),
    ),
  )
}

/** The name in a mark, which is the first action of an instrumented transition; empty for any other action. */
export function nameOfMark(action: unknown): string {
  const { type, params } = (action ?? {}) as { type?: unknown; params?: { name: string } }
  return type === taken ? (params?.name ?? '') : ''
}

function mark(type: string, name: string): object {
  return { type, params: { name } }
}

/** Combined from guards of XState, which evaluate guards by name. */
function observed(name: string, guard: unknown, observe: GuardObserver): unknown {
  const report = (outcome: boolean) => () => {
    observe(name, outcome)
    return outcome
  }
  return or([and([guard, report(true)] as never), report(false)] as never)
}
