/** The screens of a password reset: without a token, a form to request a link; with a token, a form to set the password. */
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { paths } from '../../../domain/paths.ts'
import { linkRequestMachine } from '../../machines/account/link-request.ts'
import { passwordChoiceMachine } from '../../machines/account/password-choice.ts'
import { readToken } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { LinkRequestView } from '../../ui/account/link-request-view.tsx'
import { PasswordChoiceView } from '../../ui/account/password-choice-view.tsx'

export function PasswordResetRoute() {
  const [search] = useAddress()
  const token = readToken(search)
  // The key starts a new machine for another link.
  return token === null ? <LinkRequest /> : <PasswordChoice key={token} token={token} />
}

function LinkRequest() {
  const { configuration, accounts } = useSite()
  const [snapshot, send] = useMachine(
    linkRequestMachine.provide({ actors: { sendRequest: fromCall(accounts.forgotPassword) } }),
  )
  return (
    <LinkRequestView
      product={configuration.productName}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      {...snapshot.context}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onClose={() => send({ type: 'status.close' })}
    />
  )
}

function PasswordChoice({ token }: { readonly token: string }) {
  const { configuration, accounts, session } = useSite()
  const navigate = useNavigate()
  const [snapshot, send] = useMachine(
    passwordChoiceMachine.provide({
      actors: { sendRequest: fromCall(accounts.resetPassword) },
      actions: {
        openLogin: () => void navigate({ to: paths.login }),
        endSession: () => session.send({ type: 'session.end' }),
      },
    }),
    { input: { token } },
  )
  return (
    <PasswordChoiceView
      product={configuration.productName}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      {...snapshot.context}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onClose={() => send({ type: 'status.close' })}
    />
  )
}
