/** Why a call failed, in words for the person who waited for it. */
import type { Failure } from '../../domain/failure.ts'
import { m } from '../../messages/compiled/messages.js'

/** What the server said, or what can be said without it. */
export function failureText(failure: Failure | null): string {
  return (failure && knownReason(failure)) ?? failure?.sentence ?? m.failure_unknown()
}

/** The reason where it is known: a problem of the contract, or that nobody answered. */
export function knownReason({ status, type, sentence }: Failure): string | null {
  if (status === null) return m.failure_no_answer()
  return type === null ? null : sentence
}
