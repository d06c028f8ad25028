/** What the types of listings are called. */
import type { ListingType } from '../domain/listing/listing.ts'
import { m } from '../messages/compiled/messages.js'

/** What sentences call one listing of a type. */
export type ListingNoun = 'event' | 'post'

interface TypeWords {
  /** One listing of the type. */
  readonly name: () => string
  readonly noun: ListingNoun
  /** The screen that lists them, and the list in other apps. */
  readonly list: () => string
  /** Its card in the carousel. Specification, section 9. */
  readonly card: () => string
}

/** The words of each type. */
export const typeWords: Readonly<Record<ListingType, TypeWords>> = {
  event: { name: m.listing_type_event, noun: 'event', list: m.nav_events, card: m.home_card_events },
  volunteer: { name: m.listing_type_volunteer, noun: 'post', list: m.nav_volunteer, card: m.home_card_volunteer },
  shop: { name: m.listing_type_shop, noun: 'post', list: m.nav_shop, card: m.home_card_shop },
  dine: { name: m.listing_type_dine, noun: 'post', list: m.nav_dine, card: m.home_card_dine },
}
