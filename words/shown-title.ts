/** The title of a listing where nothing else tells that it is cancelled. */
import { isCancelled } from '../domain/listing/cancellation.ts'
import { titleIn, type Worded } from '../domain/listing/listing-language.ts'
import type { Language } from '../domain/languages.ts'
import type { Listing } from '../domain/listing/listing.ts'
import { m } from '../messages/compiled/messages.js'

/** `Cancelled: Spring cleanup`, or the title alone. Call it in the language. */
export function shownTitle(language: Language, listing: Listing): Worded {
  const title = titleIn(language, listing)
  return isCancelled(listing) ? { ...title, text: m.event_cancelled_title({ title: title.text }) } : title
}
