/** Connects the machine of the list of Manage Posts. */
import { useMachine } from '@xstate/react'
import { pageSize } from '../../../domain/lists/paging.ts'
import { moderationCardMachine } from '../../machines/moderation/moderation-card.ts'
import { moderationMachine, type ModerationPlace } from '../../machines/moderation/moderation.ts'
import { fromCall } from '../../site/from-call.ts'
import { useReadToday, useSite } from '../../site/site.ts'
import { useReasons } from '../given-reasons/use-reasons.ts'
import { usePagedList } from '../lists/use-paged-list.ts'
import { useBatch } from './use-batch.ts'
import { useQueueNews } from './use-queue-news.ts'
import { useTold, useUndone } from './use-undo.ts'

type CardEvent = 'listing.approve' | 'listing.edit' | 'listing.reject'

/** The state of the list for its address, and its event handlers. `open` writes changes into the address. */
export function useModeration(place: ModerationPlace, open: (changed: Partial<ModerationPlace>) => void) {
  const { configuration, moderation, waiting } = useSite()
  const { fetchPage, approve, reject, update, remove, merge, restore } = moderation
  const told = useTold()
  const { offered, giving } = useReasons()
  const [snapshot, send] = useMachine(
    moderationMachine.provide({
      actors: {
        fetchPage: fromCall((input: ModerationPlace, signal) => fetchPage({ ...input, size: pageSize }, signal)),
        card: moderationCardMachine.provide({
          actors: {
            approve: fromCall(told('approval', approve)), reject: fromCall(giving(told('rejection', reject))),
            update: fromCall(told('update', update)), remove: fromCall(giving(told('deletion', remove))),
            merge: fromCall(told('merge', merge)), restore: fromCall(told('restoration', restore)),
          },
        }),
      },
      actions: {
        openPlace: (_, changed) => open(changed),
        refreshCount: waiting.refresh,
        deselect: (_, { id }) => batch.deselect(id),
      },
    }),
    { input: { place, today: useReadToday() } },
  )
  const refreshList = () => send({ type: 'list.refresh' })
  useUndone(refreshList)
  const { rows, ...list } = usePagedList({ snapshot, send, place, hasAlert: true })
  const { place: shown, openedId, announced, failure } = snapshot.context
  const cards = snapshot.context.cards.map((card) => {
    const { listing } = card.getSnapshot().context
    return { id: listing.id, listing, card }
  })
  const batch = useBatch({
    place: shown, rows, total: list.total, isCapped: list.isCapped, listings: cards.map(({ listing }) => listing), giving, refreshList,
  })
  const following = useQueueNews({ place: shown, list: snapshot.context.list, refreshList })
  const opened = cards.find(({ id }) => id === openedId) ?? cards[0]
  const decide = (type: CardEvent) => (id: number) => cards.find((each) => each.id === id)?.card.send({ type })
  return {
    ...list,
    ...following,
    choices: shown,
    cards,
    batch: batch.shown,
    offered,
    openedId: opened?.id ?? null,
    announced,
    canUndo: configuration.offers.has('undo'),
    failure,
    isAlerting: snapshot.hasTag('alerting'),
    onOpen: (id: number) => send({ type: 'card.open', id }),
    onApprove: decide('listing.approve'),
    onEdit: decide('listing.edit'),
    onReject: configuration.offers.has('rejection') ? decide('listing.reject') : null,
    onCloseAlert: () => send({ type: 'alert.close' }),
  }
}
