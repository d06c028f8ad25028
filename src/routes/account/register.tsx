/** The registration screen. */
import { useMachine } from '@xstate/react'
import { registrationMachine } from '../../machines/account/registration.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { RegistrationView } from '../../ui/account/registration-view.tsx'
import { useResendVerification } from './use-resend-verification.ts'

export function RegisterRoute() {
  const { configuration, accounts } = useSite()
  const { resend, onResend, onRecipientChange } = useResendVerification()
  const [snapshot, send] = useMachine(
    registrationMachine.provide({
      actors: { sendRequest: fromCall(accounts.register) },
    }),
  )
  const { username } = snapshot.context.typed

  function changeAddress() {
    onRecipientChange()
    send({ type: 'address.change' })
  }

  return (
    <RegistrationView
      product={configuration.productName}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      {...snapshot.context}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onClose={() => send({ type: 'status.close' })}
      resend={configuration.offers.has('resend-verification') ? resend : null}
      onResend={() => onResend({ username })}
      onAddressChange={changeAddress}
    />
  )
}
