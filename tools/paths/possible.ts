/** The events that are possible now: running actors can end, the shortest delay can elapse, and all others can occur at any time. */
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { isIn, stateOf } from './state-name.ts'
import type { Elapsed, Outcome, Table } from './table.ts'

export type Sample = Table['events'][string]

/** The names of the possible events, with or without an effect. */
export function possibleEvents(table: Table, snapshot: AnyMachineSnapshot, now: number): string[] {
  if (snapshot.status !== 'active') return []
  const { events } = table
  const state = stateOf(snapshot)
  const delayMs = (sample: Sample) => (isElapsed(sample) && isIn(state, sample.in) ? sample.ms(snapshot.context, now) : Infinity)
  const shortestMs = Math.min(...Object.values(events).map(delayMs))
  const canHappen = (sample: Sample) => {
    if (isOutcome(sample)) return sample.actor in snapshot.children
    return !isElapsed(sample) || (delayMs(sample) < Infinity && delayMs(sample) === shortestMs)
  }
  return Object.entries(events)
    .filter(([name, sample]) => canHappen(sample) && meetsPrecondition(table, snapshot, name))
    .map(([name]) => name)
}

/** Whether the table allows the event in this context. */
export function meetsPrecondition({ preconditions = {} }: Table, { context }: AnyMachineSnapshot, event: string): boolean {
  return preconditions[event]?.(context) ?? true
}

/** The event of this name. */
export function sampleOf({ events }: Table, name: string): Sample {
  const sample = events[name]
  if (!sample) throw new Error(`The table has no event "${name}".`)
  return sample
}

export function isOutcome(sample: Sample): sample is Outcome {
  return sample.type === 'outcome'
}

export function isFailure(sample: Sample): boolean {
  return isOutcome(sample) && sample.error !== undefined
}

export function isElapsed(sample: Sample): sample is Elapsed<unknown> {
  return sample.type === 'elapsed'
}

/** The event in the form that XState uses. */
export function rawEvent({ id }: AnyStateMachine, sample: Sample): EventObject {
  if (isElapsed(sample)) return { type: `xstate.after.${sample.delay}.${id}.${sample.in}` }
  if (!isOutcome(sample)) return sample
  const { actor: actorId, output, error } = sample
  const end = error === undefined ? { output } : { error }
  const event = { type: `xstate.${error === undefined ? 'done' : 'error'}.actor.${actorId}`, actorId, ...end }
  return event
}
