/** What became of signing in, unless it went well, which the frame says of any screen. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { knownReason } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import type { LoginViewProps } from './login-view.tsx'
import { ResendButton } from './resend-button.tsx'

type LoginOutcomeProps = Pick<LoginViewProps, 'status' | 'failure' | 'resend' | 'onResend'>

export function LoginOutcome({ status, failure, resend, onResend }: LoginOutcomeProps) {
  if (status === 'refused') {
    return (
      <FormMessage tone="failure">
        <p>{m.login_refused()}</p>
        <a href={href(paths.forgotPassword)}>{m.login_forgot()}</a>
      </FormMessage>
    )
  }
  if (status !== 'failed') return null
  return (
    <>
      <FormMessage tone="failure">
        <p>{m.login_failed()}</p>
        {failure && <Reason failure={failure} />}
      </FormMessage>
      {resend && failure?.type === 'not-confirmed' && <ResendButton resend={resend} onResend={onResend} />}
    </>
  )
}

function Reason({ failure }: { readonly failure: Failure }) {
  const reason = knownReason(failure)
  return reason && <p>{reason}</p>
}
