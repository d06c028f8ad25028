/** Ways in which a call goes wrong. */
import { RequestFailed } from '../../../domain/failure.ts'
import { problemTypes, type ProblemType } from '../../../domain/problems.ts'

/** Nothing answered. */
export const away = new RequestFailed({ status: null, type: null, sentence: null })

/** The server said why. */
export function refusal(type: ProblemType, sentence = 'No.'): RequestFailed {
  return new RequestFailed({ status: problemTypes[type].status, type, sentence })
}
