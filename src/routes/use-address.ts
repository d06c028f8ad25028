/** The query part of the address, and the way to another one. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Search } from '../paths.ts'

/** Writes another query part: a step that Back undoes, unless it replaces the present one. */
type SetSearch = (search: Search, options?: { readonly replace: boolean }) => void

/** The query part of the present address, and the function that writes another. */
export function useAddress(): [Search, SetSearch] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return [
    search,
    (next, { replace } = { replace: false }) => void navigate({ to: pathname, search: next as never, resetScroll: false, replace }),
  ]
}

/** Tells a machine each time that what the address says has become something else. */
export function useAddressChange<T>(value: T, tell: (value: T) => void): void {
  const tellLatest = useEffectEvent(() => tell(value))
  const written = JSON.stringify(value)
  useEffect(() => tellLatest(), [written])
}
