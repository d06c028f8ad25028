/** How much of a long list is on screen: a first part, and more on demand. */
import { useState } from 'react'

const portion = 100

/** Begins anew with the first part whenever the key changes. */
export function useGrowingLimit(key: string): { limit: number; grow: () => void } {
  const [grown, setGrown] = useState({ key, limit: portion })
  const limit = grown.key === key ? grown.limit : portion
  return { limit, grow: () => setGrown({ key, limit: limit + portion }) }
}
