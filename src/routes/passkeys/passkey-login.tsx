/** The login with a passkey, on the login screen. */
import { useMachine } from '@xstate/react'
import type { PasskeyCredential } from '../../../domain/account/passkeys.ts'
import type { Session } from '../../../domain/account/session.ts'
import { passkeyLoginMachine } from '../../machines/passkeys/passkey-login.ts'
import { usePasskey } from './browser-passkeys.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { PasskeyLogin } from '../../ui/passkeys/passkey-login.tsx'

export interface PasskeyLoginRouteProps {
  /** Whether the form is being sent. */
  readonly isBusy: boolean
  readonly onAccept: (session: Session) => void
}

export function PasskeyLoginRoute({ isBusy, onAccept }: PasskeyLoginRouteProps) {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    passkeyLoginMachine.provide({
      actors: {
        startPasskeyLogin: fromCall((_: undefined, signal) => accounts.startPasskeyLogin(signal)),
        usePasskey: fromCall(usePasskey),
        logInWithPasskey: fromCall((credential: PasskeyCredential, signal) =>
          accounts.logInWithPasskey({ credential, keep: asksToBeKept() }, signal)),
      },
      actions: { accept: (_, { answer }) => onAccept(answer) },
    }),
  )
  return (
    <PasskeyLogin
      outcome={snapshot.context}
      isBusy={isBusy || snapshot.hasTag('busy')}
      isWaiting={snapshot.hasTag('waiting')}
      onUse={() => send({ type: 'passkey.use' })}
      onCancel={() => send({ type: 'passkey.cancel' })}
    />
  )
}

/** The box is in the form of the password, where the server can keep sessions; what it says is no state of the screen. */
function asksToBeKept(): boolean {
  return document.querySelector<HTMLInputElement>('form[name=login] input[name=keep]')?.checked ?? false
}
