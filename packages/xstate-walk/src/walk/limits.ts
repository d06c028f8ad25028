/** The limits of a walk, which a machine exceeds whose contexts never repeat. */
import type { Instant } from '../simulation/simulation.ts'
import type { Table } from '../table/table.ts'
import { jsonOf } from './form.ts'
import { plain } from './plain.ts'
import { listed } from './shown.ts'
import type { Moments } from './moments.ts'
import type { Trail } from './trail.ts'

export interface Limits {
  readonly steps: number
  readonly ms: number
  /** The characters of all moments that are kept, by default 50 million. */
  readonly size?: number
}

const defaultLimits = { steps: 100_000, ms: 60_000, size: 50_000_000 } as const satisfies Limits

export function limitsOf({ limits }: Table): Limits {
  return { ...defaultLimits, ...limits }
}

export class LimitReached extends Error {
  readonly trail: Trail

  constructor(trail: Trail, message: string) {
    super(message)
    this.trail = trail
  }
}

/** What a walk has used of its limits. */
export interface Effort {
  readonly steps: number
  readonly ms: number
  /** The path to the present step. */
  readonly trail: Trail
  /** The moments that were told apart. */
  readonly moments: Pick<Moments, 'size' | 'nodes'>
}

/** Throws LimitReached with what to do about the key. */
export function checkLimits(limits: Limits, { machine, key }: Table, { steps, ms, trail, moments }: Effort): void {
  const { size: most = defaultLimits.size } = limits
  const isTooLarge = moments.size > most
  const reached = steps > limits.steps ? `${limits.steps} steps` : ms > limits.ms ? `${limits.ms} ms` : isTooLarge ? `${most} characters` : null
  if (reached === null) return
  const all = moments.nodes.map(({ instant }) => instant)
  const advice = key ? 'Leave out of its `key` what grows' : 'Give the table a `key` with what guards and rows read'
  throw new LimitReached(trail, [
    `The walk of ${machine.id} did not end within ${reached}: it reached ${all.length} different moments.`,
    ...mostVaried(all.map(({ snapshot }) => snapshot.context as object)), ...mostDelayed(all), `${advice}, or raise \`limits: { steps: ${limits.steps}, ms: ${limits.ms} }\` of the table.`,
  ].join(' '))
}

/** Delays of one event may run this often at once by intent. */
const fewDelays = 4

/** A sentence on delays that no key counts as one, or none if there are few. */
function mostDelayed(instants: readonly Instant[]): string[] {
  const counts = new Map<string, number>()
  for (const { timers } of instants) {
    const types = timers.running.map(({ event }) => event.type)
    for (const type of new Set(types)) {
      counts.set(type, Math.max(counts.get(type) ?? 0, types.filter((each) => each === type).length))
    }
  }
  const [most] = [...counts].filter(([, count]) => count > fewDelays).sort(([, a], [, b]) => b - a)
  if (!most) return []
  const [type, count] = most
  return [`Up to ${count} delays of "${type}" run at once: what starts one cancels none, or it needs one of \`preconditions\`.`]
}

/** A sentence, or none if all contexts are the same. */
function mostVaried(contexts: readonly object[]): string[] {
  const values = new Map<string, Set<string>>()
  for (const context of contexts) {
    for (const [field, value] of Object.entries(context)) {
      values.set(field, (values.get(field) ?? new Set()).add(jsonOf(plain(value))))
    }
  }
  const counts = [...values].map(([field, each]) => [field, each.size] as const)
  const most = counts.filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a)
  if (most.length === 0) return []
  return [`The fields of the context with most values: ${listed(most.map(([field, count]) => `${field} (${count})`), 3)}.`]
}
