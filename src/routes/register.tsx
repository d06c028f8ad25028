/** The screen to become a member on. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { Registration } from '../../domain/registration.ts'
import { registrationMachine } from '../machines/registration.ts'
import { RegistrationView } from '../ui/account/registration-view.tsx'
import { useSite } from './use-site.ts'

export function RegisterRoute() {
  const { configuration, accounts } = useSite()
  const [snapshot, send] = useMachine(
    registrationMachine.provide({
      actors: { register: fromPromise<string, Registration>(({ input, signal }) => accounts.register(input, signal)) },
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
