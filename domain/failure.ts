/** How a call went wrong, seen from the web app: one shape for problems, foreign answers and silence. */
import type { ProblemType } from './problems.ts'

/**
 * `status` is null when nothing answered that could be read. `type` is null when the answer is not a problem that the contract knows.
 * `sentence` is what the server said for a person, null when it said nothing readable.
 */
export interface Failure {
  readonly status: number | null
  readonly type: ProblemType | null
  readonly sentence: string | null
}

/** What a call of src/api throws. */
export class RequestFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.sentence ?? 'No answer', options)
    this.name = 'RequestFailed'
    this.failure = failure
  }
}

/** Narrows what an actor threw; anything but a failed call counts as one that got no answer. */
export function failureOf(error: unknown): Failure {
  return error instanceof RequestFailed ? error.failure : { status: null, type: null, sentence: null }
}
