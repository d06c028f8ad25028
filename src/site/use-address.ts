/** The query part of the address, and the way to another one. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readListAddress, type Search } from '../paths.ts'

/** Writes another query part: a step that Back undoes, unless it replaces the present one. Another page of a list begins at its top. */
type SetSearch = (search: Search, options?: { readonly replace: boolean }) => void

/** The query part of the present address, and the function that writes another. */
export function useAddress(): [Search, SetSearch] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return [
    search,
    (next, { replace } = { replace: false }) =>
      void navigate({ to: pathname, search: next as never, resetScroll: isAnotherPage(search, next), replace }),
  ]
}

/** Tells a machine each time that what the address says has become something else. */
export function useAddressChange<T>(value: T, tell: (value: T) => void): void {
  const tellLatest = useEffectEvent(() => tell(value))
  const written = JSON.stringify(value)
  useEffect(() => tellLatest(), [written])
}

function isAnotherPage(present: Search, next: Search): boolean {
  return readListAddress(present).page !== readListAddress(next).page
}
