/** Connects the machine of a list of approved entries. */
import { useMachine } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { PageQuery } from '../../api/list-parameters.ts'
import { listingBrowserMachine, type FilteredPlace } from '../../machines/lists/listing-browser.ts'
import { fromCall } from '../../site/from-call.ts'
import { logListFailure } from '../../site/log-failure.ts'
import { useSite } from '../../site/site.ts'
import { usePagedList } from './use-paged-list.ts'

interface ListingOptions {
  readonly type: ListingType
  readonly place: FilteredPlace
  readonly queryOf: (place: FilteredPlace) => PageQuery
  /** Null where only one page is shown. */
  readonly onPage: ((page: number) => void) | null
}

/** The state of the list, and its event handlers. */
export function useListing({ type, place, queryOf, onPage }: ListingOptions) {
  const { listings } = useSite()
  const [snapshot, send] = useMachine(
    listingBrowserMachine.provide({
      actors: {
        fetchPage: fromCall((input: FilteredPlace, signal) => listings[type].fetchPage(queryOf(input), signal)),
      },
      actions: {
        logFailure: () => logListFailure(type),
        ...(onPage && { openPlace: (_: unknown, { page }: Partial<FilteredPlace>) => page !== undefined && onPage(page) }),
      },
    }),
    { input: place },
  )
  // A store is rendered at once, in one task; a deferred value in short ones.
  const { rows: entries, ...list } = usePagedList({ snapshot: useDeferredValue(snapshot), send, place })
  return { ...list, entries, onFirst: () => send({ type: 'page.first' }) }
}
