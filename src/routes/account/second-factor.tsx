/** The second factor of a member. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasAnyFactor } from '../../../domain/account/any-factor.ts'
import { canUsePasskeys } from '../../../domain/account/usable-passkeys.ts'
import { secondFactorMachine } from '../../machines/account/second-factor.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { saveFile } from '../../storage/save-file.ts'
import { SecondFactorSection } from '../../ui/account/second-factor-section.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { OwnPasskeysRouteProps } from '../passkeys/own-passkeys.tsx'

const ownPasskeys = lazyComponent<OwnPasskeysRouteProps>(async () =>
  (await import('../passkeys/passkey-parts.ts')).passkeyParts.OwnPasskeysRoute)

interface SecondFactorRouteProps {
  /** Told whether there is one, once that is known and whenever it changes. */
  readonly onFactor: (hasFactor: boolean) => void
}

export function SecondFactorRoute({ onFactor }: SecondFactorRouteProps) {
  const { configuration, accounts } = useSite()
  const { productName, offers } = configuration
  const [snapshot, send] = useMachine(
    secondFactorMachine.provide({
      actors: {
        fetchSecondFactor: fromCall((_: undefined, signal) => accounts.fetchSecondFactor(signal)),
        startAuthenticator: fromCall((_: undefined, signal) => accounts.startAuthenticator(signal)),
        confirmAuthenticator: fromCall(accounts.confirmAuthenticator),
        renewRecoveryCodes: fromCall((_: undefined, signal) => accounts.renewRecoveryCodes(signal)),
        removeAuthenticator: fromCall((_: undefined, signal) => accounts.removeAuthenticator(signal)),
      },
    }),
  )
  const [isPasskeyBusy, setPasskeyBusy] = useState(false)
  const { factor } = snapshot.context
  const hasFactor = factor !== null && hasAnyFactor(factor)
  const tellFactor = useEffectEvent(onFactor)
  useEffect(() => tellFactor(hasFactor), [hasFactor])
  const isBusy = snapshot.hasTag('busy')
  const canAdd = canUsePasskeys(configuration, window)
  // What was added in another browser is shown and removed here too.
  const passkeys = offers.has('passkeys') ? (factor?.passkeys ?? []) : []
  const hasPasskeys = canAdd || passkeys.length > 0
  const OwnPasskeys = ownPasskeys.useComponent(hasPasskeys)
  const read = () => send({ type: 'factor.read' })
  useServerReturn(read)
  return (
    <SecondFactorSection
      product={productName}
      {...snapshot.context}
      passkeys={hasPasskeys && OwnPasskeys && (
        <OwnPasskeys
          {...{ passkeys, canAdd, isBusy }}
          onBusy={setPasskeyBusy}
          onAdded={(codes) => send({ type: 'passkey.added', codes })}
          onRemoved={(factor) => send({ type: 'passkey.removed', factor })}
        />
      )}
      isBusy={isBusy || isPasskeyBusy}
      hasFailed={snapshot.hasTag('failed')}
      onRead={read}
      onStart={() => send({ type: 'setup.start' })}
      onCancel={() => send({ type: 'setup.cancel' })}
      onSubmit={(form) => send({ type: 'code.submit', form })}
      onRenew={() => send({ type: 'codes.renew' })}
      onRemove={() => send({ type: 'factor.remove' })}
      onSave={(text) => saveFile(new Blob([text], { type: 'text/plain' }), `${productName.toLowerCase()}-recovery-codes.txt`)}
      onKeep={() => send({ type: 'codes.keep' })}
    />
  )
}
