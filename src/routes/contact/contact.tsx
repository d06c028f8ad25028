/** The contact screen. */
import { useMachine } from '@xstate/react'
import { contactMachine } from '../../machines/contact/contact.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { ContactView } from '../../ui/contact/contact-view.tsx'

export function ContactRoute() {
  const { configuration, accounts } = useSite()
  const [snapshot, send] = useMachine(
    contactMachine.provide({
      actors: { sendRequest: fromCall(accounts.sendContactMessage) },
    }),
  )
  return (
    <ContactView
      product={configuration.productName}
      address={configuration.contactEmail}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      {...snapshot.context}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onClose={() => send({ type: 'status.close' })}
    />
  )
}
