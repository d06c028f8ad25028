/** What a modal shows while it fades away: what it showed when it was open. */
import { useState } from 'react'

export function useLastOpened<Props>(props: Props, isOpen: boolean): Props {
  const [last, setLast] = useState(props)
  if (!isOpen || props === last) return last
  setLast(props)
  return props
}
