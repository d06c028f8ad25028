/** Says why something cannot be shown while the connection is lost, in words of its own. */
import { use, type ReactNode } from 'react'
import { lazyComponent } from './lazy-component.ts'
import { LostConnectionContext } from './lost-connection-context.ts'
import type { LostThing, LostWordsProps } from './lost-words.tsx'

const lostWords = lazyComponent<LostWordsProps>(async () => (await import('./offline-parts.ts')).offlineParts.LostWords, {
  isToldBeside: true,
})

interface LostConnectionProps {
  readonly thing: LostThing
  /** What is said of other failures, and until the words are there. */
  readonly children?: ReactNode
}

export function LostConnection({ thing, children }: LostConnectionProps) {
  const isLost = use(LostConnectionContext)
  const LostWords = lostWords.useComponent(isLost)
  return isLost && LostWords ? <LostWords thing={thing} /> : children
}
