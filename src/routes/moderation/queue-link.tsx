/** The links in Manage Posts to lists that are empty most of the time, with the number of what is in them. */
import { useMachine } from '@xstate/react'
import { noFilter } from '../../../domain/lists/filter.ts'
import { waitingQueue } from '../../../domain/moderation/queue.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { queueCountMachine } from '../../machines/moderation/queue-count.ts'
import { href } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import button from '../../ui/button.module.css'
import { moderationSearch } from './moderation-address.ts'
import { useUndone } from './use-undo.ts'

const words = { reported: m.moderation_reported_count, outdated: m.moderation_outdated_count } as const

/** To the listings in this state. */
export function QueueLink({ state }: { readonly state: keyof typeof words }) {
  const { moderation } = useSite()
  const address = { ...waitingQueue, state, page: 1, filter: noFilter }
  return (
    <CountedLink
      address={href(paths.adminEvents, moderationSearch(address))}
      wordsOf={words[state]}
      count={async (signal) => (await moderation.fetchPage({ ...address, size: 1 }, signal)).total}
    />
  )
}

/** To the open objections. */
export function ObjectionsLink() {
  const { moderation } = useSite()
  return (
    <CountedLink
      address={href(paths.adminObjections)}
      wordsOf={m.objections_count}
      count={async (signal) => (await moderation.fetchObjections(signal)).length}
    />
  )
}

interface CountedLinkProps {
  readonly address: string
  readonly wordsOf: (words: { count: number }) => string
  readonly count: (signal: AbortSignal) => Promise<number>
}

/** Nothing while there are none. It counts again when a decision was undone. */
function CountedLink({ address, wordsOf, count: countListings }: CountedLinkProps) {
  const [snapshot, send] = useMachine(
    queueCountMachine.provide({ actors: { countListings: fromCall((_: undefined, signal) => countListings(signal)) } }),
  )
  useUndone(() => send({ type: 'count.refresh' }))
  const { count } = snapshot.context
  if (!count) return null
  return <a className={button.outline} href={address}>{wordsOf({ count })}</a>
}
