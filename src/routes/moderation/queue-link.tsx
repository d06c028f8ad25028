/** A link in Manage Posts to a list that is empty most of the time, with the number of its listings. */
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

/** Nothing while there are none. It counts again when a decision was undone. */
export function QueueLink({ state }: { readonly state: keyof typeof words }) {
  const { moderation } = useSite()
  const address = { ...waitingQueue, state, page: 1, filter: noFilter }
  const [snapshot, send] = useMachine(
    queueCountMachine.provide({
      actors: {
        countListings: fromCall(async (_: undefined, signal) => (await moderation.fetchPage({ ...address, size: 1 }, signal)).total),
      },
    }),
  )
  useUndone(() => send({ type: 'count.refresh' }))
  const { count } = snapshot.context
  if (!count) return null
  return (
    <a className={button.outline} href={href(paths.adminEvents, moderationSearch(address))}>
      {words[state]({ count })}
    </a>
  )
}
