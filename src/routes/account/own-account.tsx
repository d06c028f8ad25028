/** The screen of a member's own account. */
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { accountDeletionMachine } from '../../machines/account/account-deletion.ts'
import { ownPasswordMachine } from '../../machines/account/own-password.ts'
import { ownSessionsMachine } from '../../machines/account/own-sessions.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSession, useSite } from '../../site/site.ts'
import { OwnAccountView } from '../../ui/account/own-account-view.tsx'
import { AccountEmailRoute } from './account-email.tsx'
import { OwnDataRoute } from './own-data.tsx'
import { OwnMailsRoute } from './own-mails.tsx'
import { SecondFactorRoute } from './second-factor.tsx'

export function OwnAccountRoute() {
  const { session } = useSession()
  return session && <OwnAccount key={session.username} username={session.username} />
}

function OwnAccount({ username }: { readonly username: string }) {
  const { configuration, accounts, session } = useSite()
  const [sessions, sendToSessions] = useMachine(
    ownSessionsMachine.provide({
      actors: {
        fetchSessions: fromCall((_: undefined, signal) => accounts.fetchSessions(signal)),
        endSessions: fromCall(accounts.endSessions),
      },
    }),
  )
  const [password, sendToPassword] = useMachine(
    ownPasswordMachine.provide({
      actors: { sendRequest: fromCall(accounts.changePassword) },
      actions: { forgetOtherSessions: () => sendToSessions({ type: 'others.ended' }) },
    }),
  )
  const [deletion, sendToDeletion] = useMachine(
    accountDeletionMachine.provide({
      actors: { sendRequest: fromCall(accounts.deleteAccount) },
      actions: { endSession: () => session.send({ type: 'session.end' }) },
    }),
  )
  const [hasFactor, setHasFactor] = useState(false)
  const read = () => sendToSessions({ type: 'sessions.read' })
  useServerReturn(read)
  return (
    <OwnAccountView
      product={configuration.productName}
      username={username}
      password={{
        status: password.value,
        isBusy: password.hasTag('busy'),
        ...password.context,
        onSubmit: (form) => sendToPassword({ type: 'form.submit', form }),
      }}
      secondFactor={configuration.offers.has('second-factor') ? <SecondFactorRoute onFactor={setHasFactor} /> : null}
      sessions={{
        ...sessions.context,
        isBusy: sessions.hasTag('busy'),
        isEnded: sessions.hasTag('ended'),
        hasFailed: sessions.hasTag('failed'),
        onRead: read,
        onEnd: (id) => sendToSessions({ type: 'session.end', id }),
        onEndOthers: () => sendToSessions({ type: 'others.end' }),
      }}
      email={configuration.offers.has('email-change') ? <AccountEmailRoute username={username} /> : null}
      mails={<OwnMailsRoute />}
      ownData={configuration.offers.has('own-data') ? <OwnDataRoute username={username} /> : null}
      deletion={{
        asksPassword: !hasFactor,
        status: deletion.value,
        isBusy: deletion.hasTag('busy'),
        ...deletion.context,
        onSubmit: (form) => sendToDeletion({ type: 'form.submit', form }),
        onClose: () => sendToDeletion({ type: 'status.close' }),
      }}
    />
  )
}
