/** Which moments count as one. */
import { childrenOf } from '../simulation/private.ts'
import { endOf, type Timer } from '../simulation/timers.ts'
import type { Instant } from '../simulation/simulation.ts'
import type { Table } from '../table/table.ts'
import { contextForm, contextText, hasItsContext } from './context-form.ts'
import { isSame, jsonOf } from './form.ts'
import { plain } from './plain.ts'
import { stateText } from './shown.ts'
import { pathOf, type Trail } from './trail.ts'

export function keyOf(table: Table, instant: Instant): string {
  if (!table.key) return fullKey(instant)
  const { state, history, timers, snapshot } = instant
  contextForm(instant)
  const own = plain(table.key(snapshot.context as never, state, instant))
  if (!hasItsContext(instant)) throw new Error('The `key` of the table changes the context that it is given.')
  const order = timers.running.map(nameOf)
  return `${state} ${jsonOf([own, ...(Object.keys(history).length > 0 ? [history] : []), ...(order.length > 1 ? [order] : [])])}`
}

/** What of a moment is compared. */
export interface Part {
  readonly state: string
  /** Null for all. */
  readonly hasField: ((field: string) => boolean) | null
  readonly hasActor: ((id: string) => boolean) | null
  /** Whether the remaining time of the delays matters. */
  readonly hasTime: boolean
}

/** Everything that can matter: the state, its history, the context, the running actors and the remaining time of each delay. */
export function fullKey(instant: Instant): string {
  return partKey(instant, { state: instant.state, hasField: null, hasActor: null, hasTime: true })
}

export function partKey(instant: Instant, { state, hasField, hasActor, hasTime }: Part): string {
  const { history, timers, snapshot, ended, now } = instant
  const children = childrenOf(snapshot)
    .filter(({ id }) => hasActor?.(id) ?? true)
    .map(({ id }) => (ended.has(id) ? `${id} ended` : id))
    .sort()
  const rest = hasTime ? timers.running.map((timer) => [nameOf(timer), endOf(timer) - now, timers.canBeCancelled(timer)]) : []
  return `${state} ${contextText(contextForm(instant), hasField)} ${JSON.stringify([history, children, rest, snapshot.status])}`
}

function nameOf({ id, event }: Timer): string {
  return id ?? event.type
}

interface Reached {
  readonly instant: Instant
  readonly trail: Trail
}

/** A sentence on two moments that the key counts as one although an event tells them apart. */
export function coarseKey(
  event: string,
  instant: Instant,
  { trail, instant: firstInstant }: Reached,
  outcome: string,
  known: string,
): string {
  const [here, there] = [instant.snapshot.context, firstInstant.snapshot.context] as Readonly<Record<string, unknown>>[]
  const path = pathOf(trail)
  const fields = Object.keys({ ...here, ...there }).filter((field) => !isSame(plain(here?.[field]), plain(there?.[field])))
  return [
    `The key counts two moments in ${stateText(instant.state)} as one, but "${event}" leads to ${briefKey(outcome)} here and to ${briefKey(known)} after`,
    `${[path.start, ...path.events].join(', ')}. They differ in ${fields.join(', ') || 'their actors and delays'}: add what matters of it to the key.`,
  ].join(' ')
}

function briefKey(key: string): string {
  return key.length > 160 ? `${key.slice(0, 160)} …` : key
}
