/** A login with a passkey, whatever it logs in to. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { PasskeyCredential, PasskeyOptions } from '../../../domain/account/passkeys.ts'
import type { Session } from '../../../domain/account/session.ts'
import { passkeyLoginMachine } from '../../machines/passkeys/passkey-login.ts'
import { fromCall } from '../../site/from-call.ts'
import { PasskeyLogin } from '../../ui/passkeys/passkey-login.tsx'
import { usePasskey } from './browser-passkeys.ts'

/** What is asked of the server. Each throws RequestFailed. */
export interface PasskeyCalls {
  /** Whether there may be a passkey. */
  readonly find: (signal: AbortSignal) => Promise<boolean>
  readonly start: (signal: AbortSignal) => Promise<PasskeyOptions>
  readonly logIn: (credential: PasskeyCredential, signal: AbortSignal) => Promise<Session>
}

export interface PasskeyCeremonyProps {
  readonly calls: PasskeyCalls
  /** Whether something else is being sent. */
  readonly isBusy: boolean
  readonly onBusy?: (isBusy: boolean) => void
  readonly onAccept: (session: Session) => void
}

/** Shows nothing where there is no passkey. */
export function PasskeyCeremony({ calls, isBusy: isOtherBusy, onBusy, onAccept }: PasskeyCeremonyProps) {
  const [snapshot, send] = useMachine(
    passkeyLoginMachine.provide({
      actors: {
        findPasskey: fromCall((_: undefined, signal) => calls.find(signal)),
        startPasskeyLogin: fromCall((_: undefined, signal) => calls.start(signal)),
        usePasskey: fromCall(usePasskey),
        logInWithPasskey: fromCall(calls.logIn),
      },
      actions: { accept: (_, { answer }) => onAccept(answer) },
    }),
  )
  const isBusy = snapshot.hasTag('busy')
  const tellBusy = useEffectEvent((is: boolean) => onBusy?.(is))
  useEffect(() => {
    tellBusy(isBusy)
    return () => tellBusy(false)
  }, [isBusy])
  if (!snapshot.hasTag('offered')) return null
  return (
    <PasskeyLogin
      outcome={snapshot.context}
      isBusy={isBusy || isOtherBusy}
      isWaiting={snapshot.hasTag('waiting')}
      onUse={() => send({ type: 'passkey.use' })}
      onCancel={() => send({ type: 'passkey.cancel' })}
    />
  )
}
