/** The functions of a machine in which only the command plants faults, since that reads the source of what it loads. */
import type { AnyStateMachine } from 'xstate'

/** What the machine does not compute its steps with, or not by functions in which faults are planted. */
const left = ['delays', 'src', 'actors', 'types', 'schemas', 'check', 'delay', 'execute', 'resolve']
const actions = ['entry', 'exit', 'actions']

/** The guards, what changes the context, and what gives values to actions and actors. */
export function functionsOf({ config, implementations }: AnyStateMachine): number {
  const found = [...within(config, false), ...within({ guards: implementations.guards, actions: implementations.actions }, false)]
  return new Set(found).size
}

function within(value: unknown, isAction: boolean): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => within(each, isAction))
  // An action or a guard that XState made of others has these as its fields.
  const isMade = typeof value === 'function' && Object.keys(value).length > 0
  if (typeof value === 'function' && !isMade) return isAction ? [] : [value]
  if (!isMade && typeof value !== 'object') return []
  return Object.entries((value ?? {}) as object)
    .filter(([key]) => !left.includes(key))
    .flatMap(([key, each]) => within(each, isAction && !isMade ? key !== 'params' : actions.includes(key)))
}
