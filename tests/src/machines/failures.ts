/** Failures of requests. */
import { RequestFailed } from '../../../domain/failure.ts'
import { problemTypes, type ProblemType } from '../../../domain/problems.ts'

/** The server did not respond. */
export const unreachable = new RequestFailed({ status: null, type: null, sentence: null })

/** The server refused with a problem. */
export function refusal(type: ProblemType, sentence = 'No.'): RequestFailed {
  return new RequestFailed({ status: problemTypes[type].status, type, sentence })
}
