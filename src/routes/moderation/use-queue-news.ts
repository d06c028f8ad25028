/** Connects the machine that tells what has come into the open queue: it compares when something else waits than before. */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { pageSize, type Page } from '../../../domain/lists/paging.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { queueNews, type ShownQueue } from '../../../domain/moderation/queue-news.ts'
import type { ModerationPlace } from '../../machines/moderation/moderation.ts'
import { queueNewsMachine } from '../../machines/moderation/queue-news.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'

interface QueueNewsParts {
  readonly place: ModerationPlace
  /** The page that was read last; null before. */
  readonly list: Page<TypedListing> | null
  readonly refreshList: () => void
}

/** What is new in the queue that is shown, and what reads it. A server that sends whole lists is not asked for them again. */
export function useQueueNews({ place, list, refreshList }: QueueNewsParts) {
  const { configuration, moderation, waiting } = useSite()
  const isFollowed = configuration.offers.has('paged-moderation') && place.state === 'pending'
  const [{ context }, send] = useMachine(
    queueNewsMachine.provide({
      actors: {
        compareQueue: fromCall(async (shown: ShownQueue | null, signal) =>
          shown && queueNews(shown, await moderation.fetchPage({ ...place, size: pageSize }, signal)),
        ),
      },
      actions: { refreshList },
    }),
  )
  const show = useEffectEvent(() => {
    const shown = isFollowed && list ? { ids: list.rows.map(({ id }) => id), count: { total: list.total, isCapped: list.isCapped } } : null
    send({ type: 'queue.show', shown })
  })
  useEffect(() => show(), [list])
  const tell = useEffectEvent(() => send({ type: 'waiting.change' }))
  useEffect(() => {
    let known = waiting.current()
    return waiting.subscribe(() => {
      const answer = waiting.current()
      if (known && answer && answer !== known) tell()
      known = answer ?? known
    })
  }, [waiting])
  return { news: context.news, onNews: () => send({ type: 'news.request' }) }
}
