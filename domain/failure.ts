/** Why a call of the web app failed: a problem, an unexpected response, or no response. */
import type { ProblemType } from './problems.ts'

/**
 * `status` is null without a readable response. `type` is null if the response is not a problem of the contract; a later version of
 * the server can send one that is not known here. `sentence` is the server's text for the user; null if there is none.
 */
export interface Failure {
  readonly status: number | null
  readonly type: ProblemType | null
  readonly sentence: string | null
}

/** Thrown by the calls of `src/api/`. */
export class RequestFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.sentence ?? 'No response', options)
    this.name = 'RequestFailed'
    this.failure = failure
  }
}

/** The failure in what an actor threw; any error other than RequestFailed is a failure without a response. */
export function failureOf(error: unknown): Failure {
  return error instanceof RequestFailed ? error.failure : { status: null, type: null, sentence: null }
}

/** Whether a call failed because nobody answered. */
export function isUnanswered(error: unknown): error is RequestFailed {
  return error instanceof RequestFailed && error.failure.status === null
}
