/** The query part of the address, and the way to another one. */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Search } from '../paths.ts'

/** The query part of the present address, and a function that writes another: a step that Back undoes. */
export function useAddress(): [Search, (search: Search) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return [search, (next) => void navigate({ to: pathname, search: next as never, resetScroll: false })]
}

/** Tells a machine each time that what the address says has become something else. */
export function useAddressChange<T>(value: T, tell: (value: T) => void): void {
  const tellLatest = useEffectEvent(() => tell(value))
  const written = JSON.stringify(value)
  useEffect(() => tellLatest(), [written])
}
