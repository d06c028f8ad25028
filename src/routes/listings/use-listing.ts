/** A page of approved entries, driven by the listing machine. */
import { useMachine } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../../../domain/failure.ts'
import type { ListingType } from '../../../domain/listing.ts'
import { pageSize } from '../../../domain/paging.ts'
import type { PageQuery } from '../../api/approved-listings.ts'
import { listingBrowserMachine, type ListPlace } from '../../machines/listings/listing-browser.ts'
import { fromCall } from '../../site/from-call.ts'
import { pagingOf } from '../../site/paging.ts'
import { useSite } from '../../site/site.ts'
import { useAddressChange } from '../../site/use-address.ts'

interface ListingOptions {
  readonly type: ListingType
  readonly place: ListPlace
  /** What does not change while the list is in view. */
  readonly query: Pick<PageQuery, 'from' | 'expand'> & { readonly size?: number }
  readonly onPage?: (page: number) => void
  readonly onFailure?: (failure: Failure) => void
}

/** What the list shows now, and what can be done with it. */
export function useListing({ type, place, query, onPage, onFailure }: ListingOptions) {
  const { listings } = useSite()
  const [snapshot, send] = useMachine(
    listingBrowserMachine.provide({
      actors: {
        fetchPage: fromCall((asked: ListPlace, signal) => listings[type].fetchPage({ size: pageSize, ...query, ...asked }, signal)),
      },
      actions: {
        openPage: (_, { page }) => onPage?.(page),
        logFailure: (_, { failure }) => onFailure?.(failure),
      },
    }),
    { input: place },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', ...changed }))
  return {
    ...toView(snapshot),
    onNext: () => send({ type: 'page.next' }),
    onPrevious: () => send({ type: 'page.previous' }),
    onRetry: () => send({ type: 'list.retry' }),
  }
}

function toView(snapshot: SnapshotFrom<typeof listingBrowserMachine>) {
  const { list, place } = snapshot.context
  return {
    status: snapshot.matches('loading') && list && list.rows.length > 0 ? ('ready' as const) : snapshot.value,
    isBusy: snapshot.hasTag('busy'),
    entries: list?.rows ?? [],
    ...pagingOf(snapshot, place.page, list),
  }
}
