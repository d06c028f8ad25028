/** Which moments count as one. */
import type { AnyActorRef } from 'xstate'
import { endOf } from '../simulation/recording.ts'
import type { Instant } from '../simulation/simulation.ts'
import type { Table } from '../table/table.ts'
import { plain } from './plain.ts'

export function keyOf(table: Table, instant: Instant): string {
  if (!table.key) return fullKey(instant)
  const { state, history, timers, snapshot } = instant
  const own = plain(table.key(snapshot.context as never, state, instant))
  const order = timers.map(({ id }) => id)
  return `${state} ${JSON.stringify([own, ...(Object.keys(history).length > 0 ? [history] : []), ...(order.length > 1 ? [order] : [])])}`
}

/** Everything that can matter: the state, its history, the context, the running actors and the remaining time of each delay. */
export function fullKey({ state, history, timers, snapshot, ended, now }: Instant): string {
  const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>)
    .filter(([, child]) => child !== undefined)
    .map(([id]) => (ended.has(id) ? `${id} ended` : id))
    .sort()
  const rest = timers.map((timer) => [timer.id, endOf(timer) - now])
  return `${state} ${JSON.stringify([plain(snapshot.context), history, children, rest, snapshot.status])}`
}
