/** The login with a passkey in the session of a member, before what is dangerous. */
import { useSite } from '../../site/site.ts'
import { PasskeyCeremony, type PasskeyCeremonyProps } from './passkey-ceremony.tsx'

export type PasskeyLoginAgainRouteProps = Required<Omit<PasskeyCeremonyProps, 'calls'>>

/** Shows nothing for a member without a passkey. */
export function PasskeyLoginAgainRoute(props: PasskeyLoginAgainRouteProps) {
  const { accounts } = useSite()
  return (
    <PasskeyCeremony
      {...props}
      calls={{
        find: async (signal) => (await accounts.fetchSecondFactor(signal)).passkeys.length > 0,
        start: accounts.startPasskeyLoginAgain,
        logIn: accounts.logInAgainWithPasskey,
      }}
    />
  )
}
