/** The login screen. After the login, its guard redirects to the next screen. */
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { LoginForm } from '../../../domain/account/login.ts'
import type { Session } from '../../../domain/account/session.ts'
import { canUsePasskeys } from '../../../domain/account/usable-passkeys.ts'
import { loginMachine } from '../../machines/account/login.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { LoginView } from '../../ui/account/login-view.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { PasskeyLoginRouteProps } from '../passkeys/passkey-login.tsx'
import { useResendVerification } from './use-resend-verification.ts'

const passkeyLogin = lazyComponent<PasskeyLoginRouteProps>(async () =>
  (await import('../passkeys/passkey-parts.ts')).passkeyParts.PasskeyLoginRoute)

export function LoginRoute() {
  const { configuration, accounts, session, language } = useSite()
  const { resend, onResend, onRecipientChange } = useResendVerification()
  const [snapshot, send] = useMachine(
    loginMachine.provide({
      actors: { sendRequest: fromCall(accounts.login) },
      actions: { accept: (_, { answer }) => accept(answer) },
    }),
  )
  const [tries, setTries] = useState(0)
  const PasskeyLogin = passkeyLogin.useComponent(canUsePasskeys(configuration, window))
  const { username, ...shown } = snapshot.context

  function accept(answer: Session) {
    session.send({ type: 'session.start', session: answer })
    void language.meetAccount()
  }

  function submit(form: LoginForm) {
    onRecipientChange()
    setTries(tries + 1)
    send({ type: 'form.submit', form })
  }

  return (
    <LoginView
      product={configuration.productName}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      // Another login ends what was tried with a passkey.
      passkey={PasskeyLogin && <PasskeyLogin key={tries} isBusy={snapshot.hasTag('busy')} onAccept={accept} />}
      {...shown}
      resend={configuration.offers.has('resend-verification') ? resend : null}
      takesEmail={configuration.offers.has('email-login')}
      takesKeep={configuration.offers.has('kept-sessions')}
      onSubmit={submit}
      onResend={() => onResend({ username })}
    />
  )
}
