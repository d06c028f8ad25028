/** Says why something cannot be shown while the connection is lost, in words of its own. */
import { use } from 'react'
import { lazyComponent } from './lazy-component.ts'
import { LostConnectionContext } from './lost-connection-context.ts'
import type { LostThing, LostWordsProps } from './lost-words.tsx'

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
