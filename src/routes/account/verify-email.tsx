/** The screen that confirms an e-mail address. The link of a registration opens it. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { emailVerificationMachine } from '../../machines/account/email-verification.ts'
import { readToken } from '../../paths.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { VerificationView } from '../../ui/account/verification-view.tsx'
import { useResendVerification } from './use-resend-verification.ts'

export function VerifyEmailRoute() {
  const [search] = useAddress()
  const token = readToken(search)
  // The key starts a new machine for another link.
  return <Verification key={token} token={token} />
}

function Verification({ token }: { readonly token: string | null }) {
  const { configuration, accounts } = useSite()
  const { resend, onResend } = useResendVerification()
  const [snapshot, send] = useMachine(
    emailVerificationMachine.provide({
      actors: { confirmEmail: fromCall(accounts.confirmEmail) },
    }),
    { input: { token } },
  )
  return (
    <VerificationView
      product={configuration.productName}
      {...toView(snapshot)}
      onRetry={() => send({ type: 'link.retry' })}
      resend={configuration.offers.has('resend-verification') ? resend : null}
      onResend={onResend}
    />
  )
}

const outcomes = ['verified', 'failed', 'tokenMissing'] as const

function toView(snapshot: SnapshotFrom<typeof emailVerificationMachine>) {
  const { answer, failure } = snapshot.context
  return { status: firstTag(snapshot, outcomes) ?? ('verifying' as const), answer, failure }
}
