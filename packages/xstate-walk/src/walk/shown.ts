/** Values in messages. */
import { inspect } from 'node:util'

export function shown(value: unknown): string {
  return inspect(value, { depth: 8, breakLength: Infinity, maxArrayLength: 20, maxStringLength: 200 })
}

/** The first few names, and how many more there are. */
export function listed(names: readonly string[], limit = 8): string {
  const more = names.length > limit ? `, and ${names.length - limit} more` : ''
  return `${names.slice(0, limit).join(', ')}${more}`
}

/** The name of a state; the root has none. */
export function stateText(state: string): string {
  return state === '' ? 'the root' : state
}
