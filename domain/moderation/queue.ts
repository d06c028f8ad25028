/** Which listings Manage Posts lists, and how its list is narrowed. Specification, section 2. */
import type { components } from '../../contract/openapi.ts'
import type { Language } from '../languages.ts'
import type { ListingType } from '../listing/listing.ts'

/** Which listings the list has: those in a state, those with a change that waits, those that were cancelled, or all. */
export type QueueState = components['schemas']['QueueState']

/** How long ago a listing came into the list. */
export type QueueAge = components['schemas']['QueueAge']

/** What the list is narrowed by, beside the filter of all lists. Null is any. */
export interface QueueChoices {
  readonly state: QueueState
  /** The words that are searched; empty for none. */
  readonly text: string
  /** The username of the author. */
  readonly author: string | null
  readonly type: ListingType | null
  readonly language: Language | null
  readonly age: QueueAge | null
}

/** In the order in which they are offered. */
export const queueStates = [
  'pending', 'change', 'reported', 'outdated', 'approved', 'rejected', 'removed', 'cancelled', 'any',
] as const satisfies readonly QueueState[]

/** In the order in which they are offered. */
export const queueAges = ['day', 'week', 'month', 'over-week', 'over-month'] as const satisfies readonly QueueAge[]

/** All that waits for a decision. */
export const waitingQueue: QueueChoices = { state: 'pending', text: '', author: null, type: null, language: null, age: null }

/** Whether two choices list the same listings. */
export function isSameQueue(one: QueueChoices, other: QueueChoices): boolean {
  return choiceNames.every((name) => one[name] === other[name])
}

/** Whether the list has fewer listings than are in its state. */
export function isNarrowed(choices: QueueChoices): boolean {
  return !isSameQueue(choices, { ...waitingQueue, state: choices.state })
}

const choiceNames = Object.keys(waitingQueue) as readonly (keyof QueueChoices)[]

const dayMs = 86_400_000

const daysOf: Readonly<Record<QueueAge, number>> = { 'day': 1, 'week': 7, 'month': 30, 'over-week': 7, 'over-month': 30 }

/** The times of an age: from `since`, and before `until`. */
export function timesOfAge(age: QueueAge, now: Date): { readonly since?: Date; readonly until?: Date } {
  const bound = new Date(now.getTime() - daysOf[age] * dayMs)
  return age.startsWith('over-') ? { until: bound } : { since: bound }
}
