/** What each kind of listing looks like in a list: its icon and the name of its colours. */
import { CalendarDays, HandHeart, Salad, Store, type LucideIcon } from 'lucide-react'
import type { ListingType } from '../../domain/listing.ts'

interface Kind {
  readonly icon: LucideIcon
  /** A colour token, to be used as `var(--${colour})`, with its tint `--${colour}-soft` and its text `--on-${colour}`. */
  readonly colour: 'leaf' | 'sea' | 'clay' | 'olive'
}

/** The drawings are not here: they are large, and lists don't show them. */
export const kinds: Readonly<Record<ListingType, Kind>> = {
  event: { icon: CalendarDays, colour: 'leaf' },
  volunteer: { icon: HandHeart, colour: 'sea' },
  shop: { icon: Store, colour: 'clay' },
  dine: { icon: Salad, colour: 'olive' },
}
