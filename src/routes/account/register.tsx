/** The registration screen. */
import { useMachine } from '@xstate/react'
import { sitePageAddress, type SitePage } from '../../../domain/site-pages.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { registrationMachine } from '../../machines/account/registration.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { RegistrationView } from '../../ui/account/registration-view.tsx'
import { useResendVerification } from './use-resend-verification.ts'

export function RegisterRoute() {
  const { configuration, accounts, serverAddress } = useSite()
  const { resend, onResend, onRecipientChange } = useResendVerification()
  const [snapshot, send] = useMachine(
    registrationMachine.provide({
      actors: { sendRequest: fromCall(accounts.register) },
    }),
  )
  const { username } = snapshot.context.typed

  const addressOf = (page: SitePage) => serverAddress + sitePageAddress(page, getLocale())

  function changeAddress() {
    onRecipientChange()
    send({ type: 'address.change' })
  }

  return (
    <RegistrationView
      product={configuration.productName}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      legalPages={configuration.offers.has('site-pages') ? { terms: addressOf('terms'), privacy: addressOf('privacy') } : null}
      {...snapshot.context}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onClose={() => send({ type: 'status.close' })}
      resend={configuration.offers.has('resend-verification') ? resend : null}
      onResend={() => onResend({ username })}
      onAddressChange={changeAddress}
    />
  )
}
