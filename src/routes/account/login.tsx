/** The login screen. After the login, its guard redirects to the next screen. */
import { useMachine } from '@xstate/react'
import type { LoginForm } from '../../../domain/account/login.ts'
import { loginMachine } from '../../machines/account/login.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { LoginView } from '../../ui/account/login-view.tsx'
import { useResendVerification } from './use-resend-verification.ts'

export function LoginRoute() {
  const { configuration, accounts, session, language } = useSite()
  const { resend, onResend, onRecipientChange } = useResendVerification()
  const [snapshot, send] = useMachine(
    loginMachine.provide({
      actors: { sendRequest: fromCall(accounts.login) },
      actions: {
        accept: (_, { answer }) => {
          session.send({ type: 'session.start', session: answer })
          void language.meetAccount()
        },
      },
    }),
  )
  const { username, ...shown } = snapshot.context

  function submit(form: LoginForm) {
    onRecipientChange()
    send({ type: 'form.submit', form })
  }

  return (
    <LoginView
      product={configuration.productName}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      {...shown}
      resend={configuration.offers.has('resend-verification') ? resend : null}
      takesEmail={configuration.offers.has('email-login')}
      takesKeep={configuration.offers.has('kept-sessions')}
      onSubmit={submit}
      onResend={() => onResend({ username })}
    />
  )
}
