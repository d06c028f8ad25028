/** What each type of listing looks like: its icon and its colours. */
import { CalendarDays, HandHeart, Salad, Store, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { ListingType } from '../../domain/listing/listing.ts'

interface Kind {
  readonly icon: LucideIcon
  /** A token of tokens.css. Text on it has the colour `--on-${colour}`; its tint is `--${colour}-soft`. */
  readonly colour: 'leaf' | 'sea' | 'clay' | 'olive'
}

/** Without the drawings, which are large and not shown in lists. */
export const kinds: Readonly<Record<ListingType, Kind>> = {
  event: { icon: CalendarDays, colour: 'leaf' },
  volunteer: { icon: HandHeart, colour: 'sea' },
  shop: { icon: Store, colour: 'clay' },
  dine: { icon: Salad, colour: 'olive' },
}

/** The custom properties `--kind` and `--kind-soft` (a tint that carries text) for an element and all in it. */
export function kindColours(type: ListingType): CSSProperties {
  const { colour } = kinds[type]
  return { '--kind': `var(--${colour})`, '--kind-soft': `var(--${colour}-soft)` } as CSSProperties
}
