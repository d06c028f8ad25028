/** How many items of a long list are shown: a first part, and more on request. */
import { useState } from 'react'

const portion = 100

/** Returns to the first part when the key changes. */
export function useGrowingLimit(key: string): { limit: number; grow: () => void } {
  const [grown, setGrown] = useState({ key, limit: portion })
  const limit = grown.key === key ? grown.limit : portion
  return { limit, grow: () => setGrown({ key, limit: limit + portion }) }
}
