/** The address of the signed-in member. */
import { useMachine } from '@xstate/react'
import { accountEmailMachine } from '../../machines/account/account-email.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { AccountEmail } from '../../ui/account/account-email.tsx'

const tags = ['lost', 'waiting', 'confirmed', 'refused'] as const

export function AccountEmailRoute({ username }: { readonly username: string }) {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    accountEmailMachine.provide({
      actors: {
        readEmail: fromCall((_: undefined, signal) => accounts.fetchEmail(signal)),
        askForEmail: fromCall(accounts.changeEmail),
      },
    }),
  )
  const read = () => send({ type: 'email.read' })
  useServerReturn(read)
  return (
    <AccountEmail
      username={username}
      status={firstTag(snapshot, tags) ?? 'ready'}
      isBusy={snapshot.hasTag('busy')}
      {...snapshot.context}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onRead={read}
    />
  )
}
