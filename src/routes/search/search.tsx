/** The search screen. */
import { useMachine } from '@xstate/react'
import { useDeferredValue } from 'react'
import { athensToday } from '../../../domain/days.ts'
import type { Entry, ListingType } from '../../../domain/listing.ts'
import { shortPagePath } from '../../../domain/page-folders.ts'
import { paths } from '../../../domain/paths.ts'
import { readSearch } from '../../../domain/search-query.ts'
import type { SearchPlace } from '../../api/search.ts'
import { searchMachine } from '../../machines/search/search.ts'
import { defaultEventsAddress, eventsSearch, href, readSearchAddress, searchSearch } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { listView } from '../../site/list-view.ts'
import { useSite } from '../../site/site.ts'
import { useAddress, useAddressChange } from '../../site/use-address.ts'
import { SearchView } from '../../ui/search/search-view.tsx'

export function SearchRoute() {
  const { configuration, search: calls, serverAddress, now } = useSite()
  const [search, setSearch] = useAddress()
  const place = readSearchAddress(search)
  const today = athensToday(now())
  const [snapshot, send] = useMachine(
    searchMachine.provide({
      actors: { fetchPage: fromCall((input: SearchPlace, signal) => calls.fetchPage(input, today, signal)) },
      // Each letter that is typed changes the address; only pages are steps to go back.
      actions: { openPlace: (_, changed) => setSearch(searchSearch({ ...place, ...changed }), { replace: changed.text !== undefined }) },
    }),
    { input: place },
  )
  useAddressChange(place, (changed) => send({ type: 'address.changed', place: changed }))
  const shown = useDeferredValue(snapshot)
  const { rows: found, ...list } = listView(shown)
  const { text, type } = shown.context.place

  function hrefOf(of: ListingType, { id }: Entry): string | undefined {
    if (of === 'event') return href(paths.events, eventsSearch({ ...defaultEventsAddress, event: id }))
    return configuration.offers.has('listing-pages') ? `${serverAddress}${shortPagePath(of, id)}` : undefined
  }

  return (
    <SearchView
      product={configuration.productName}
      {...list}
      found={found}
      text={text}
      type={type}
      typed={snapshot.context.typed}
      query={readSearch(text, [])}
      today={today}
      hrefOf={hrefOf}
      hrefOfType={(of) => href(paths.search, searchSearch({ text, type: of, page: 1 }))}
      onSearch={(typed) => send({ type: 'search.type', text: typed })}
      onApply={() => send({ type: 'search.apply' })}
      onPrevious={() => send({ type: 'page.previous' })}
      onNext={() => send({ type: 'page.next' })}
      onRetry={() => send({ type: 'list.retry' })}
    />
  )
}
