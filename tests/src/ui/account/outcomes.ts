/** How calls of accounts end, as screens are told. */
import type { Failure } from '../../../../domain/failure.ts'
import type { ProblemType } from '../../../../domain/problems.ts'

/** The server refused, for a reason that the contract knows. */
export function problem(type: ProblemType, sentence: string): Failure {
  return { status: 400, type, sentence }
}

/** A backend that knows only the specification: a status and perhaps a text. */
export function foreign(sentence: string | null): Failure {
  return { status: 500, type: null, sentence }
}

export const noAnswer: Failure = { status: null, type: null, sentence: null }
