/** Connects the machine of the form in which an author objects to a decision on an own listing. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { trimmedObjection } from '../../../domain/given-reasons/objection.ts'
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { objectionMachine } from '../../machines/given-reasons/objection.ts'
import { firstTag } from '../../site/first-tag.ts'
import { useSite } from '../../site/site.ts'
import { OwnObjectionView } from '../../ui/my-listings/own-objection-view.tsx'

interface OwnObjectionProps {
  readonly statement: Statement
  /** The id of the element with the title of the listing. */
  readonly titleId: string
  /** What was typed and not sent, by the id of the statement. It is kept while the list is read again, or another page of it. */
  readonly typed: Map<number, string>
}

export function OwnObjection({ statement, titleId, typed }: OwnObjectionProps) {
  const { accounts, now } = useSite()
  const { id } = statement
  const [snapshot, send] = useMachine(
    objectionMachine.provide({
      actors: {
        readStatement: fromPromise(async () => statement),
        sendRequest: fromPromise(({ input: text }) => accounts.sendObjection({ id, text })),
      },
      actions: { keepText: (_, { text }) => void (text === '' ? typed.delete(id) : typed.set(id, text)) },
    }),
    { input: { statement, text: typed.get(id) ?? '' } },
  )
  const { text, faults, failure, answer } = snapshot.context
  return (
    <OwnObjectionView
      {...{ id, titleId, faults, failure }}
      status={firstTag(snapshot, ['form', 'sent']) ?? 'closed'}
      text={snapshot.hasTag('sent') ? (trimmedObjection(text) ?? '') : text}
      said={answer}
      at={now().toISOString()}
      isBusy={snapshot.hasTag('busy')}
      onOpen={() => send({ type: 'form.open' })}
      onClose={() => send({ type: 'form.close' })}
      onEdit={(form) => send({ type: 'form.edit', form })}
      onSubmit={(form) => send({ type: 'form.submit', form })}
    />
  )
}
