/** What each type of listing is called and looks like: its words, its icon and its colours. */
import { CalendarDays, HandHeart, Salad, Store, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { ListingType } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'

interface Kind {
  /** What one of them is called. */
  readonly name: () => string
  /** What the screen that lists them is called. */
  readonly screen: () => string
  readonly icon: LucideIcon
  /** A token of tokens.css. Text on it has the colour `--on-${colour}`; its tint is `--${colour}-soft`. */
  readonly colour: 'leaf' | 'sea' | 'clay' | 'olive'
}

/** Without the drawings, which are large and not shown in lists. */
export const kinds: Readonly<Record<ListingType, Kind>> = {
  event: { name: m.listing_type_event, screen: m.nav_events, icon: CalendarDays, colour: 'leaf' },
  volunteer: { name: m.listing_type_volunteer, screen: m.nav_volunteer, icon: HandHeart, colour: 'sea' },
  shop: { name: m.listing_type_shop, screen: m.nav_shop, icon: Store, colour: 'clay' },
  dine: { name: m.listing_type_dine, screen: m.nav_dine, icon: Salad, colour: 'olive' },
}

/** The custom properties `--kind` and `--kind-soft` (a tint that carries text) for an element and all in it. */
export function kindColours(type: ListingType): CSSProperties {
  const { colour } = kinds[type]
  return { '--kind': `var(--${colour})`, '--kind-soft': `var(--${colour}-soft)` } as CSSProperties
}
