/** Says why something cannot be shown while the connection is lost, in words of its own. */
import { createContext, use } from 'react'
import { lazyComponent } from './lazy-component.ts'
import type { LostThing, LostWordsProps } from './lost-words.tsx'

/** Whether the connection to the server is lost. */
export const LostConnectionContext = createContext(false)

// What failed has been said already.
const lostWords = lazyComponent<LostWordsProps>(async () => (await import('./offline-parts.ts')).offlineParts.LostWords, {
  isToldBeside: true,
})

/** Nothing while the server answers. */
export function LostConnection({ thing }: { readonly thing: LostThing }) {
  const isLost = use(LostConnectionContext)
  const LostWords = lostWords.useComponent(isLost)
  return isLost && LostWords && <LostWords thing={thing} />
}
