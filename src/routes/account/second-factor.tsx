/** The second factor of a member. */
import { useMachine } from '@xstate/react'
import { secondFactorMachine } from '../../machines/account/second-factor.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { saveFile } from '../../storage/save-file.ts'
import { SecondFactorSection } from '../../ui/account/second-factor-section.tsx'

export function SecondFactorRoute() {
  const { configuration: { productName }, accounts } = useSite()
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
  const read = () => send({ type: 'factor.read' })
  useServerReturn(read)
  return (
    <SecondFactorSection
      product={productName}
      {...snapshot.context}
      isBusy={snapshot.hasTag('busy')}
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
