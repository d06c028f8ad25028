/** Tells a calendar that it is printed. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from '../media-query.ts'

/** Whether the page is printed. Browsers count its pages before they tell of the query, and some do not tell of the event. */
export function useIsOnPaper(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const follow = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'))
    window.addEventListener('beforeprint', follow)
    window.addEventListener('afterprint', follow)
    return () => {
      window.removeEventListener('beforeprint', follow)
      window.removeEventListener('afterprint', follow)
    }
  }, [])
  return useMediaQuery('print') || isPrinting
}
