/** Why there is no passkey, in words. */
import type { PasskeyOutcome } from '../../../domain/account/passkeys.ts'
import { m } from '../../../messages/compiled/messages.js'
import { failureText } from '../failure-text.ts'

/** Null if nothing has failed. */
export function passkeyOutcomeText({ refusal, failure }: PasskeyOutcome): string | null {
  switch (refusal) {
    case 'cancelled':
      return m.passkey_cancelled()
    case 'known':
      return m.passkey_known()
    case 'impossible':
      return m.passkey_impossible()
    default:
      return failure && failureText(failure)
  }
}
