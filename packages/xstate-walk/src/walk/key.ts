/** Which moments count as one. */
import { childrenOf } from '../simulation/private.ts'
import { endOf, type Timer } from '../simulation/timers.ts'
import type { Instant } from '../simulation/simulation.ts'
import type { Table } from '../table/table.ts'
import { jsonOf, plain } from './plain.ts'

export function keyOf(table: Table, instant: Instant): string {
  if (!table.key) return fullKey(instant)
  const { state, history, timers, snapshot } = instant
  const own = plain(table.key(snapshot.context as never, state, instant))
  const order = timers.running.map(nameOf)
  return `${state} ${jsonOf([own, ...(Object.keys(history).length > 0 ? [history] : []), ...(order.length > 1 ? [order] : [])])}`
}

/** Everything that can matter: the state, its history, the context, the running actors and the remaining time of each delay. */
export function fullKey({ state, history, timers, snapshot, ended, now }: Instant): string {
  const children = childrenOf(snapshot)
    .map(({ id }) => (ended.has(id) ? `${id} ended` : id))
    .sort()
  const rest = timers.running.map((timer) => [nameOf(timer), endOf(timer) - now, timers.canBeCancelled(timer)])
  return `${state} ${jsonOf([plain(snapshot.context), history, children, rest, snapshot.status])}`
}

function nameOf({ id, event }: Timer): string {
  return id ?? event.type
}
