/** The link in Manage Posts to the listings with open reports, with their number. */
import { useMachine } from '@xstate/react'
import { noFilter } from '../../../domain/lists/filter.ts'
import { waitingQueue } from '../../../domain/moderation/queue.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { reportedCountMachine } from '../../machines/moderation/reported-count.ts'
import { href } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import button from '../../ui/button.module.css'
import { moderationSearch } from './moderation-address.ts'
import { useUndone } from './use-undo.ts'

const reported = { ...waitingQueue, state: 'reported', page: 1, filter: noFilter } as const

/** Nothing while there are none. It counts again when a decision was undone. */
export function ReportedLink() {
  const { moderation } = useSite()
  const [snapshot, send] = useMachine(
    reportedCountMachine.provide({
      actors: {
        countReported: fromCall(async (_: undefined, signal) => (await moderation.fetchPage({ ...reported, size: 1 }, signal)).total),
      },
    }),
  )
  useUndone(() => send({ type: 'count.refresh' }))
  const { count } = snapshot.context
  if (!count) return null
  return (
    <a className={button.outline} href={href(paths.adminEvents, moderationSearch(reported))}>
      {m.moderation_reported_count({ count })}
    </a>
  )
}
