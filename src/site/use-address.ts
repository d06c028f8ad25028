/** Reads and changes the query part of the address. */
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readPageAddress, stringifySearch, type Search } from '../paths.ts'
import { arePlacesKnown } from './addressed-places.ts'
import { isAfter } from './layer-history.ts'
import { unknownPlaces, withKnownPlaces, type UnknownPlace } from './known-places.ts'

/**
 * How an address is written into the history: as a new entry, in place of the present one, or as the address that is left when
 * something in it closes. If that is the address of the entry before, the browser goes back to it.
 */
export type Writing = 'new' | 'replace' | 'close'

/** Changes the query part. Another page of a list is scrolled to its top. */
type SetSearch = (search: Search, writing?: Writing) => void

/** Returns the query part of the current address, with the stored names of its cities, and a function that changes it. */
export function useAddress(): [Search, SetSearch] {
  const { pathname, search } = useKnownLocation()
  const navigate = useNavigate()
  const { history } = useRouter()
  return [
    withKnownPlaces(search),
    (next, writing = 'new') => {
      if (writing === 'close' && isAfter(`#${pathname}${stringifySearch(next)}`)) history.back()
      else void navigate({ to: pathname, search: next as never, resetScroll: isAnotherPage(search, next), replace: writing !== 'new' })
    },
  ]
}

/** Returns what `read` finds in the current address, and a function that writes changes of it. */
export function useReadAddress<Address>(
  read: (search: Search) => Address,
  write: (address: Address) => Search,
): [Address, (changed: Partial<Address>, writing?: Writing) => void] {
  const [search, setSearch] = useAddress()
  const address = read(search)
  return [address, (changed, writing) => setSearch(write({ ...address, ...changed }), writing)]
}

/** The cities and regions of the current address that do not exist. */
export function useUnknownPlaces(): readonly UnknownPlace[] {
  return unknownPlaces(useKnownLocation().search)
}

/** The current address; while its places are looked up, the one before, so that no list is asked for a place that does not exist. */
function useKnownLocation() {
  return useRouterState({
    select: ({ location, resolvedLocation = location }) => (arePlacesKnown(location.search) ? location : resolvedLocation),
  })
}

/** Calls `tell` when the value changes that was read from the address, or depends on the day. */
export function useAddressChange<T>(value: T, tell: (value: T) => void): void {
  const tellLatest = useEffectEvent(() => tell(value))
  const written = JSON.stringify(value)
  useEffect(() => tellLatest(), [written])
}

function isAnotherPage(present: Search, next: Search): boolean {
  return readPageAddress(present).page !== readPageAddress(next).page
}
