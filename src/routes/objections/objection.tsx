/** The screen of the links with which disabled members object. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { trimmedObjection } from '../../../domain/given-reasons/objection.ts'
import { objectionMachine } from '../../machines/given-reasons/objection.ts'
import { readToken } from '../../paths.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { ObjectionView } from '../../ui/objections/objection-view.tsx'

export function ObjectionRoute() {
  const { configuration: { productName, offers } } = useSite()
  const [search] = useAddress()
  const token = readToken(search)
  // A server without the offer sends no such links.
  if (token === null || !offers.has('objections')) return <ObjectionView product={productName} status="missing" />
  // The key starts a new machine for another link.
  return <Decision key={token} token={token} />
}

function Decision({ token }: { readonly token: string }) {
  const { configuration: { productName }, accounts, now } = useSite()
  const [snapshot, send] = useMachine(
    objectionMachine.provide({
      actors: {
        readStatement: fromCall((_: undefined, signal) => accounts.readObjectionLink({ token }, signal)),
        sendRequest: fromPromise(({ input: text }) => accounts.sendLinkedObjection({ token, text })),
      },
      // The form stays on the screen until it is sent.
      actions: { keepText: () => {} },
    }),
    { input: { statement: null, text: '' } },
  )
  useServerReturn(() => send({ type: 'statement.retry' }))
  const { statement, text, faults, failure, answer } = snapshot.context
  return (
    <ObjectionView
      product={productName}
      status={firstTag(snapshot, ['reading', 'failed', 'form', 'sent']) ?? 'objected'}
      isBusy={snapshot.hasTag('busy')}
      {...{ statement, faults, failure }}
      text={snapshot.hasTag('sent') ? (trimmedObjection(text) ?? '') : text}
      said={answer}
      at={now().toISOString()}
      onEdit={(form) => send({ type: 'form.edit', form })}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onRetry={() => send({ type: 'statement.retry' })}
    />
  )
}
