/** Failures, as the screens receive them. */
import type { Failure } from '../../../../domain/failure.ts'
import type { ProblemType } from '../../../../domain/problems.ts'

/** A problem that the contract defines. */
export function problem(type: ProblemType, sentence: string): Failure {
  return { status: 400, type, sentence }
}

/** A response of another backend: a status, and a text or none. */
export function foreign(sentence: string | null): Failure {
  return { status: 500, type: null, sentence }
}

export const noAnswer: Failure = { status: null, type: null, sentence: null }
