/** Connects the machine of what narrows the list of Manage Posts. */
import { useMachine } from '@xstate/react'
import { maySee } from '../../../domain/screen-roles.ts'
import type { QueueChoices } from '../../../domain/moderation/queue.ts'
import { queueStates } from '../../../domain/moderation/queue.ts'
import { paths } from '../../../domain/paths.ts'
import { queueFilterMachine, type QueuePlace } from '../../machines/moderation/queue-filter.ts'
import { useSession, useSite } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'
import { QueueFilter } from '../../ui/moderation/queue-filter.tsx'
import { accountHref, hasState, offeredChoices } from './moderation-address.ts'

/** The controls, and what selects a choice elsewhere on the screen. */
export function useQueueFilter(address: QueuePlace, open: (changed: Partial<QueuePlace>) => void) {
  const { offers } = useSite().configuration
  const { session } = useSession()
  const { state, text, author, type, language, age, page } = address
  const place: QueuePlace = { state, text, author, type, language, age, page }
  const [{ context }, send] = useMachine(
    queueFilterMachine.provide({ actions: { openPlace: (_, changed) => open(changed) } }),
    { input: { place } },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  const onSelect = (changed: Partial<QueueChoices>) => send({ type: 'choice.select', changed })
  return {
    onSelect,
    narrowing: (
      <QueueFilter
        {...offeredChoices(offers)}
        choices={context.place}
        typed={context.typed}
        accountHref={maySee(paths.adminUsers, session?.role ?? '') ? accountHref : null}
        states={queueStates.filter((each) => hasState(each, offers))}
        onSearch={(typed) => send({ type: 'search.type', text: typed })}
        onApplySearch={() => send({ type: 'search.apply' })}
        onSelect={onSelect}
      />
    ),
  }
}
