/** The search screen. */
import { useMachine } from '@xstate/react'
import { useDeferredValue, useMemo } from 'react'
import { typeRegistry, type Entry, type ListingType } from '../../../domain/listing/listing.ts'
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import { paths } from '../../../domain/paths.ts'
import { searchNames } from '../../../domain/search/search-names.ts'
import type { FoundBy, NamedList } from '../../../domain/search/named-lists.ts'
import { withCandidates } from '../../../domain/search/query-word.ts'
import { readSearch } from '../../../domain/search/search-query.ts'
import { m } from '../../../messages/compiled/messages.js'
import type { SearchPlace } from '../../api/search/search.ts'
import { searchMachine } from '../../machines/search/search.ts'
import { defaultEventsAddress, eventsSearch, href, listSearch, readSearchAddress, searchSearch } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useQuarter, useSite } from '../../site/site.ts'
import { useReadAddress } from '../../site/use-address.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { SearchView } from '../../ui/search/search-view.tsx'
import { useCities } from '../cities/use-cities.ts'
import { usePagedList } from '../lists/use-paged-list.ts'
import type { OfferedProps } from './offered.tsx'

const fetchOffered = async () => (await import('./offered.tsx')).Offered
const offeredLists = lazyComponent<OfferedProps>(fetchOffered)

const noLists: readonly never[] = []
const byText: FoundBy = { by: 'text' }

export function SearchRoute() {
  const { configuration, search: calls, serverAddress } = useSite()
  const [address, open] = useReadAddress(readSearchAddress, searchSearch)
  const now = useQuarter()
  const place: SearchPlace = { ...address, today: now.day }
  const [snapshot, send] = useMachine(
    searchMachine.provide({
      actors: {
        fetchPage: fromCall(async (input: SearchPlace, signal) => {
          // What is offered stands above what is found, which would move if its code came later.
          const [page] = await Promise.all([calls.fetchPage({ ...input, now }, signal), fetchOffered().catch(() => null)])
          return page
        }),
      },
      // Each letter that is typed changes the address; only pages are steps to go back.
      actions: { openPlace: (_, changed) => open(changed, changed.text === undefined ? 'new' : 'replace') },
    }),
    { input: place },
  )
  const shown = useDeferredValue(snapshot)
  const { rows: found, ...list } = usePagedList({ snapshot: shown, send, place })
  const { text, type } = shown.context.place
  const { cities } = useCities({ isEager: true, hasRegions: true })
  // The names of towns and tags in both languages, to mark what the words were found by.
  const names = useMemo(() => searchNames(cities, (tag, locale) => m.tag_name({ tag }, { locale })), [cities])
  const query = useMemo(() => readSearch(text, names).map((word) => withCandidates(word, [], names)), [text, names])

  const { offered = noLists, nearMe = noLists, isAround = false } = shown.context.list ?? {}
  const isOffered = offered.length > 0 || nearMe.length > 0
  const fetched = offeredLists.useComponent(true)
  const Offered = isOffered ? fetched : null

  function hrefOf(of: ListingType, { id }: Entry): string | undefined {
    if (of === 'event') return href(paths.events, eventsSearch({ ...defaultEventsAddress, event: id }))
    return configuration.offers.has('listing-pages') ? `${serverAddress}${shortPagePath(of, id)}` : undefined
  }

  return (
    <SearchView
      product={configuration.productName}
      {...list}
      found={found}
      foundBy={shown.context.list?.foundBy ?? byText}
      fewer={shown.context.list?.fewer ?? noLists}
      whole={shown.context.list?.whole ?? noLists}
      kept={shown.context.list?.kept ?? null}
      asksHours={shown.context.list?.asksHours ?? false}
      offered={offered.length > 0 ? 'lists' : isOffered ? 'near the visitor' : 'nothing'}
      offers={Offered && <Offered {...{ offered, nearMe, isAround, hrefOfList }} isClosest={list.status === 'empty'} />}
      text={text}
      type={type}
      typed={snapshot.context.typed}
      query={query}
      now={now}
      hrefOf={hrefOf}
      hrefOfList={hrefOfList}
      hrefOfText={(words) => href(paths.search, searchSearch({ text: words, type: null, page: 1 }))}
      hrefOfType={(of) => href(paths.search, searchSearch({ text, type: of, page: 1 }))}
      onSearch={(typed) => send({ type: 'search.type', text: typed })}
      onApply={() => send({ type: 'search.apply' })}
    />
  )
}

function hrefOfList({ type, filter }: NamedList): string {
  if (type === 'event') return href(paths.events, eventsSearch({ ...defaultEventsAddress, mode: 'list', filter }))
  return href(typeRegistry[type].path, listSearch({ filter, page: 1 }))
}
