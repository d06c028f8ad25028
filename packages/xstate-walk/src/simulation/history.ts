/** What the history states of a machine remember. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Places } from '../machine/places.ts'

/** The states that each remembers, by its name. */
export function historyOf({ historyValue }: AnyMachineSnapshot, { states }: Places): Readonly<Record<string, string>> {
  const remembered = historyValue as Readonly<Record<string, readonly { readonly path: readonly string[] }[]>>
  return Object.fromEntries(
    states
      .filter(({ type, id }) => type === 'history' && remembered[id])
      .map(({ name, id }) => [name, (remembered[id] ?? []).map(({ path }) => path.join('.')).sort().join(' and ')]),
  )
}
