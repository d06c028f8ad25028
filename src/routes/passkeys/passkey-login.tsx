/** The login with a passkey, on the login screen. */
import { useSite } from '../../site/site.ts'
import { PasskeyCeremony, type PasskeyCeremonyProps } from './passkey-ceremony.tsx'

export type PasskeyLoginRouteProps = Pick<PasskeyCeremonyProps, 'isBusy' | 'onAccept'>

export function PasskeyLoginRoute(props: PasskeyLoginRouteProps) {
  const { accounts } = useSite()
  return (
    <PasskeyCeremony
      {...props}
      calls={{
        // Nobody knows whose login it is.
        find: async () => true,
        start: accounts.startPasskeyLogin,
        logIn: (credential, signal) => accounts.logInWithPasskey({ credential, keep: asksToBeKept() }, signal),
      }}
    />
  )
}

/** The box is in the form of the password, where the server can keep sessions; what it says is no state of the screen. */
function asksToBeKept(): boolean {
  return document.querySelector<HTMLInputElement>('form[name=login] input[name=keep]')?.checked ?? false
}
