/** The screen of a forgotten password: without a token it asks for a link, with one for a new password. */
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { paths } from '../../../domain/paths.ts'
import { passwordResetMachine } from '../../machines/account/password-reset.ts'
import { readToken } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { LinkRequestView } from '../../ui/account/link-request-view.tsx'
import { PasswordChoiceView } from '../../ui/account/password-choice-view.tsx'

export function PasswordResetRoute() {
  const [search] = useAddress()
  const token = readToken(search)
  // Another link is another reset.
  return <PasswordReset key={token} token={token} />
}

function PasswordReset({ token }: { readonly token: string | null }) {
  const { configuration, accounts, session } = useSite()
  const navigate = useNavigate()
  const [snapshot, send] = useMachine(
    passwordResetMachine.provide({
      actors: {
        forgotPassword: fromCall(accounts.forgotPassword),
        resetPassword: fromCall(accounts.resetPassword),
      },
      actions: {
        openLogin: () => void navigate({ to: paths.login }),
        endSession: () => session.send({ type: 'session.end' }),
      },
    }),
    { input: { token } },
  )
  const shown = { product: configuration.productName, ...snapshot.context, onClose: () => send({ type: 'status.close' }) }
  const { value } = snapshot
  if (typeof value === 'object' && 'choosing' in value) {
    return <PasswordChoiceView {...shown} status={value.choosing} onSubmit={(form) => send({ type: 'password.choose', form })} />
  }
  const status = typeof value === 'object' ? value.requesting : 'editing'
  return <LinkRequestView {...shown} status={status} onSubmit={(form) => send({ type: 'link.request', form })} />
}
