/** What each type of listing looks like: its icon and its colours. */
import { CalendarDays, HandHeart, Salad, Store, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { typeRegistry, type ListingType } from '../../domain/listing/listing.ts'

/** The icon of each type. The drawings stand elsewhere: they are large and not shown in lists. */
export const typeIcons: Readonly<Record<ListingType, LucideIcon>> = {
  event: CalendarDays,
  volunteer: HandHeart,
  shop: Store,
  dine: Salad,
}

/** The custom properties `--kind` and `--kind-soft` (a tint that carries text) for an element and all in it. */
export function kindColours(type: ListingType): CSSProperties {
  const { colour } = typeRegistry[type]
  return { '--kind': `var(--${colour})`, '--kind-soft': `var(--${colour}-soft)` } as CSSProperties
}
