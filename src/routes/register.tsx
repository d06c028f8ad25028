/** The screen to become a member on. */
import { useMachine } from '@xstate/react'
import { registrationMachine } from '../machines/registration.ts'
import { RegistrationView } from '../ui/account/registration-view.tsx'
import { fromCall } from './from-call.ts'
import { useSite } from './use-site.ts'

export function RegisterRoute() {
  const { configuration, accounts } = useSite()
  const [snapshot, send] = useMachine(
    registrationMachine.provide({
      actors: { register: fromCall(accounts.register) },
    }),
  )
  return (
    <RegistrationView
      product={configuration.productName}
      status={snapshot.value}
      {...snapshot.context}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onClose={() => send({ type: 'status.close' })}
    />
  )
}
