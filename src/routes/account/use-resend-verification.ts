/** Connects the machine that sends the verification mail again. */
import { useMachine } from '@xstate/react'
import type { Recipient } from '../../../domain/account/verification.ts'
import { resendVerificationMachine } from '../../machines/account/resend-verification.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'

export function useResendVerification() {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    resendVerificationMachine.provide({
      actors: { sendRequest: fromCall(accounts.resendVerification) },
    }),
  )
  return {
    resend: { status: snapshot.value, isBusy: snapshot.hasTag('busy'), ...snapshot.context },
    onResend: (form: Recipient) => send({ type: 'form.submit', form }),
    onRecipientChange: () => send({ type: 'recipient.change' }),
  }
}
