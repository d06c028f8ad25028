/** The screen that links about e-mail addresses open: those of a registration confirm or disown it, others change an address. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { changeEmailParameter, returnEmailParameter } from '../../../domain/account/email-links.ts'
import { disownParameter, readNamedSignUp } from '../../../domain/account/sign-up-links.ts'
import { emailVerificationMachine } from '../../machines/account/email-verification.ts'
import { readToken } from '../../paths.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { VerificationView, type VerificationViewProps } from '../../ui/account/verification-view.tsx'
import { EmailLink } from './email-link.tsx'
import { useResendVerification } from './use-resend-verification.ts'

export function VerifyEmailRoute() {
  const { configuration } = useSite()
  const [search] = useAddress()
  const isDisownable = configuration.offers.has('disown-sign-up')
  const disownToken = isDisownable ? readToken(search, disownParameter) : null
  const token = disownToken ?? readToken(search)
  const [changing, returning] = [readToken(search, changeEmailParameter), readToken(search, returnEmailParameter)]
  const linked = changing ?? returning
  if (linked !== null && configuration.offers.has('email-change')) {
    return <EmailLink key={linked} token={linked} purpose={changing === null ? 'return' : 'confirm'} />
  }
  // The key starts a new machine for another link.
  return (
    <Verification
      key={`${disownToken === null} ${token}`}
      token={token}
      purpose={disownToken === null ? 'confirm' : 'disown'}
      isDisownable={isDisownable}
      signUp={readNamedSignUp(search)}
    />
  )
}

interface VerificationProps extends Pick<VerificationViewProps, 'signUp'> {
  readonly token: string | null
  readonly purpose: 'confirm' | 'disown'
  readonly isDisownable: boolean
}

function Verification({ token, purpose, isDisownable, signUp }: VerificationProps) {
  const { configuration, accounts } = useSite()
  const { resend, onResend } = useResendVerification()
  const [snapshot, send] = useMachine(
    emailVerificationMachine.provide({
      actors: { confirmEmail: fromCall(accounts.confirmEmail), disownSignUp: fromCall(accounts.disownSignUp) },
    }),
    { input: { token, purpose } },
  )
  return (
    <VerificationView
      product={configuration.productName}
      signUp={signUp}
      {...toView(snapshot, isDisownable)}
      onRetry={() => send({ type: 'link.retry' })}
      onDoubt={() => send({ type: 'signUp.doubt' })}
      onDisown={() => send({ type: 'signUp.disown' })}
      onKeep={() => send({ type: 'signUp.keep' })}
      resend={configuration.offers.has('resend-verification') ? resend : null}
      onResend={onResend}
    />
  )
}

const outcomes = ['verified', 'failed', 'tokenMissing', 'asking', 'disowning', 'disowned', 'disownFailed'] as const

function toView(snapshot: SnapshotFrom<typeof emailVerificationMachine>, isDisownable: boolean) {
  const { answer, farewell, failure } = snapshot.context
  return {
    status: firstTag(snapshot, outcomes) ?? ('verifying' as const),
    answer,
    farewell,
    failure,
    canDoubt: isDisownable && snapshot.can({ type: 'signUp.doubt' }),
    canKeep: snapshot.can({ type: 'signUp.keep' }),
  }
}
