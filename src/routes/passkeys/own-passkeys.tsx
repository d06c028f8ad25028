/** The passkeys of the member, for the part about the second factor, which is told what changes. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Passkey } from '../../../domain/account/passkeys.ts'
import type { SecondFactor } from '../../../domain/account/second-factor.ts'
import { ownPasskeysMachine } from '../../machines/passkeys/own-passkeys.ts'
import { makePasskey } from './browser-passkeys.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { OwnPasskeys } from '../../ui/passkeys/own-passkeys.tsx'

export interface OwnPasskeysRouteProps {
  readonly passkeys: readonly Passkey[]
  /** Whether one can be added here. */
  readonly canAdd: boolean
  /** Whether something else about the second factor is being done. */
  readonly isBusy: boolean
  readonly onBusy: (isBusy: boolean) => void
  /** Told with the recovery codes; empty if there were some already. */
  readonly onAdded: (codes: readonly string[]) => void
  readonly onRemoved: (factor: SecondFactor) => void
}

export function OwnPasskeysRoute({ passkeys, canAdd, isBusy: isOtherBusy, onBusy, onAdded, onRemoved }: OwnPasskeysRouteProps) {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    ownPasskeysMachine.provide({
      actors: {
        startPasskey: fromCall((_: undefined, signal) => accounts.startPasskey(signal)),
        makePasskey: fromCall(makePasskey),
        addPasskey: fromCall(accounts.addPasskey),
        removePasskey: fromCall(accounts.removePasskey),
      },
      actions: {
        tellAdded: (_, { codes }) => onAdded(codes),
        tellRemoved: (_, { factor }) => onRemoved(factor),
      },
    }),
  )
  const isBusy = snapshot.hasTag('busy')
  const tellBusy = useEffectEvent(onBusy)
  useEffect(() => {
    tellBusy(isBusy)
    return () => tellBusy(false)
  }, [isBusy])
  const { refusal, failure, chosen, faults } = snapshot.context
  return (
    <OwnPasskeys
      {...{ passkeys, canAdd, chosen, faults }}
      outcome={{ refusal, failure }}
      isBusy={isBusy || isOtherBusy}
      isNaming={snapshot.hasTag('naming')}
      isAsking={snapshot.hasTag('asking')}
      done={(['added', 'removed'] as const).find((tag) => snapshot.hasTag(tag)) ?? null}
      onAdd={() => send({ type: 'passkey.add' })}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onCancel={() => send({ type: 'adding.cancel' })}
      onRemove={(passkey) => send({ type: 'passkey.remove', passkey })}
      onConfirm={() => send({ type: 'removal.confirm' })}
      onKeep={() => send({ type: 'removal.cancel' })}
    />
  )
}
