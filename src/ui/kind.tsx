/** What each type of listing looks like: its icon, its drawing and its colours. */
import { CalendarDays, HandHeart, Salad, Store, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { typeRegistry, type ListingType } from '../../domain/listing/listing.ts'
import dine from './drawings/dine.svg'
import event from './drawings/event.svg'
import shop from './drawings/shop.svg'
import volunteer from './drawings/volunteer.svg'

/** The icon of each type. */
export const typeIcons: Readonly<Record<ListingType, LucideIcon>> = {
  event: CalendarDays,
  volunteer: HandHeart,
  shop: Store,
  dine: Salad,
}

/** The file of the drawing of each type. */
export const typeDrawings: Readonly<Record<ListingType, string>> = { event, volunteer, shop, dine }

/** The custom properties `--kind` and `--kind-soft` (a tint that carries text) for an element and all in it. */
export function kindColours(type: ListingType): CSSProperties {
  const { colour } = typeRegistry[type]
  return { '--kind': `var(--${colour})`, '--kind-soft': `var(--${colour}-soft)` } as CSSProperties
}
