/** Connects the machine of the history of an own listing. */
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { OwnListing } from '../../../domain/listing/own-listing.ts'
import { listingHistoryMachine, type HistoryPlace } from '../../machines/my-listings/listing-history.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { ListingHistory } from '../../ui/my-listings/listing-history.tsx'

interface OwnHistoryProps {
  readonly listing: OwnListing
  /** The id of the element with the title. */
  readonly titleId: string
}

export function OwnHistory({ listing: { id, etag }, titleId }: OwnHistoryProps) {
  const { submissions } = useSite()
  const [snapshot, send] = useMachine(
    listingHistoryMachine.provide({
      actors: { fetchSteps: fromCall((input: HistoryPlace, signal) => submissions.listSteps(input, signal)) },
    }),
    { input: { id } },
  )
  const known = useRef(etag)
  useEffect(() => {
    if (known.current === etag) return
    known.current = etag
    send({ type: 'listing.change' })
  }, [etag, send])
  const { steps, total } = snapshot.context
  return (
    <ListingHistory
      steps={steps}
      titleId={titleId}
      isOpen={snapshot.hasTag('open')}
      isBusy={snapshot.hasTag('busy')}
      hasFailed={snapshot.matches('failed')}
      hasMore={steps.length < total}
      onShow={() => send({ type: 'history.show' })}
      onHide={() => send({ type: 'history.hide' })}
      onExtend={() => send({ type: 'history.extend' })}
    />
  )
}
