/** The texts of a listing in the modal that is loading, missing or failed. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords, type ListingNoun } from '../../../words/listing-types.ts'

export interface OpenedWords {
  readonly loading: string
  readonly missingTitle: string
  readonly missingText: string
  readonly failedTitle: string
  readonly failed: string
}

const words: Readonly<Record<ListingNoun, () => OpenedWords>> = {
  event: () => ({
    loading: m.event_loading(),
    missingTitle: m.event_missing_title(),
    missingText: m.event_missing_text(),
    failedTitle: m.event_failed_title(),
    failed: m.event_failed(),
  }),
  post: () => ({
    loading: m.post_loading(),
    missingTitle: m.post_missing_title(),
    missingText: m.post_missing_text(),
    failedTitle: m.post_failed_title(),
    failed: m.post_failed(),
  }),
}

export function openedWords(type: ListingType): OpenedWords {
  return words[typeWords[type].noun]()
}
