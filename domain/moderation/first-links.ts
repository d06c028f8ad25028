/** A mark for moderators: an account of which nothing was decided on yet sends links. */
import type { TypedListing } from './moderation.ts'

/** An address, also without its scheme, as people write it; its end is one that is no word after a full stop. */
const link = /https?:\/\/|\bwww\.|[\p{L}\d-]\.(?:com|gr|net|org|eu|xyz|ru|cn)(?![\p{L}\d])/iu

/**
 * `first` for the only listing of an account, `early` for one of several of which none was decided on yet; null for any other, for one that
 * was sent again, and without links.
 */
export function firstWithLinks(listing: TypedListing): 'first' | 'early' | null {
  const { submission } = listing
  if (!submission?.author || submission.round > 1) return null
  const { counted, approved, rejected, removed } = submission.author
  if (approved + rejected + removed > 0 || !hasLinks(listing)) return null
  return counted > 1 ? 'early' : 'first'
}

function hasLinks({ link: to, title, description, address, translatedTitle, translatedDescription }: TypedListing): boolean {
  if (to) return true
  const words = [title, description, address, translatedTitle, translatedDescription].flatMap((text) => text?.split(/\s+/u) ?? [])
  return words.some((word) => link.test(word) && !word.includes('@'))
}
