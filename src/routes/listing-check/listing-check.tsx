/** The screen of the links that ask whether a listing is still right. */
import { useMachine } from '@xstate/react'
import { answerParameter, checkAnswers, type CheckAnswer } from '../../../domain/listing/check.ts'
import { valuesOf } from '../../../domain/query-values.ts'
import { listingCheckMachine } from '../../machines/listing-check/listing-check.ts'
import { readToken, type Search } from '../../paths.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useServerReturn, useSite } from '../../site/site.ts'
import { useAddress } from '../../site/use-address.ts'
import { ListingCheckView } from '../../ui/listing-check/listing-check-view.tsx'

export function ListingCheckRoute() {
  const { configuration: { productName, offers } } = useSite()
  const [search] = useAddress()
  const token = readToken(search)
  // A server without the offer sends no such links.
  if (token === null || !offers.has('checks')) return <ListingCheckView product={productName} status="missing" />
  // The key starts a new machine for another link.
  return <Question key={token} token={token} expected={readAnswer(search)} />
}

/** The answer for which the link stands; another one can be given as well. */
function readAnswer(search: Search): CheckAnswer | null {
  return checkAnswers.find((answer) => answer === valuesOf(search, answerParameter)[0]) ?? null
}

function Question({ token, expected }: { readonly token: string; readonly expected: CheckAnswer | null }) {
  const { configuration: { productName }, accounts } = useSite()
  const [snapshot, send] = useMachine(
    listingCheckMachine.provide({
      actors: {
        readQuestion: fromCall(accounts.readQuestion),
        sendAnswer: fromCall(accounts.answerQuestion),
      },
    }),
    { input: { token } },
  )
  useServerReturn(() => send({ type: 'question.retry' }))
  const { listing, answer, said, failure } = snapshot.context
  return (
    <ListingCheckView
      product={productName}
      status={firstTag(snapshot, ['asking', 'answered', 'failed']) ?? 'reading'}
      isBusy={snapshot.hasTag('busy')}
      {...{ listing, expected, answer, said, failure }}
      onAnswer={(given) => send({ type: 'answer.give', answer: given })}
      onRetry={() => send({ type: 'question.retry' })}
    />
  )
}
