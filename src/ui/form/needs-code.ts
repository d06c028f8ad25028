/** Whether a form has a field for a code of the second factor. */
import { useState } from 'react'

/** From the first time on that the server asks for a code: the field stays while its code is sent. */
export function useNeedsCode(isAskedFor: boolean): boolean {
  const [needsCode, setNeedsCode] = useState(isAskedFor)
  if (isAskedFor && !needsCode) setNeedsCode(true)
  return needsCode
}
