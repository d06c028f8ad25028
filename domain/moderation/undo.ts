/** For how long a decision of a moderator can be undone. */
import type { Decision, DecisionSubject } from './moderation.ts'

/** How long a client offers it, from the answer to the decision on. */
export const undoMs = 60_000

/** How long a request to undo may take at its end, on its way and from listing to listing. */
const graceMs = 5_000

/** Until when the decision of this time can be undone on the server; its mail is due then. */
export function undoableUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + undoMs + graceMs)
}

/** What a press has decided. */
export interface MadeDecision {
  /** The numbers by which a server undoes it; more than one where the server decides on one listing at a time. */
  readonly ids: readonly number[]
  readonly decision: Decision | 'reports'
  /** What it was about, for each of its listings. */
  readonly subjects: readonly DecisionSubject[]
  /** The title of the first of them. */
  readonly title: string
  /** Until when the client offers to undo it, in ms since 1970. */
  readonly until: number
}

/** How many listings are what they were before, were changed by somebody else since, and could no longer be undone. */
export interface UndoResult {
  readonly undone: number
  readonly changed: number
  readonly late: number
}
