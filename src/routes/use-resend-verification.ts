/** Sending the confirmation link again, driven by its machine. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Recipient } from '../../domain/verification.ts'
import { resendVerificationMachine } from '../machines/resend-verification.ts'
import { useSite } from './use-site.ts'

export function useResendVerification() {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    resendVerificationMachine.provide({
      actors: {
        resendVerification: fromPromise<string, Recipient>(({ input, signal }) => accounts.resendVerification(input, signal)),
      },
    }),
  )
  return {
    resend: { status: snapshot.value, ...snapshot.context },
    onResend: (recipient: Recipient) => send({ type: 'link.request', recipient }),
    onRecipientChange: () => send({ type: 'recipient.change' }),
  }
}
