/** The text that tells a person why a call failed. */
import type { Failure } from '../../domain/failure.ts'
import { m } from '../../messages/compiled/messages.js'

/** The server's sentence, or a text of our own where there is none. */
export function failureText(failure: Failure | null): string {
  return (failure && knownReason(failure)) ?? failure?.sentence ?? m.failure_unknown()
}

/** The reason if known: a problem of the contract, or a network failure. */
export function knownReason({ status, type, sentence }: Failure): string | null {
  if (status === null) return m.failure_no_answer()
  return type === null ? null : sentence
}
