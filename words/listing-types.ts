/** What the types of listings are called. */
import type { ListingType } from '../domain/listing/listing.ts'
import { m } from '../messages/compiled/messages.js'

interface TypeWords {
  /** One listing of the type. */
  readonly name: () => string
  /** The screen that lists them, and the list in other apps. */
  readonly list: () => string
  /** Its card in the carousel. Specification, section 9. */
  readonly card: () => string
}

/** The words of each type. */
export const typeWords: Readonly<Record<ListingType, TypeWords>> = {
  event: { name: m.listing_type_event, list: m.nav_events, card: m.home_card_events },
  volunteer: { name: m.listing_type_volunteer, list: m.nav_volunteer, card: m.home_card_volunteer },
  shop: { name: m.listing_type_shop, list: m.nav_shop, card: m.home_card_shop },
  dine: { name: m.listing_type_dine, list: m.nav_dine, card: m.home_card_dine },
}
