/** Which tags a listing may carry. */
import { isListingType, listingTypes, typeRegistry, type ListingType } from './listing.ts'

/** The tags of all types, each once. */
export const allTags: readonly string[] = [...new Set(listingTypes.flatMap(tagsOf))]

/** The vocabulary of a type, in the order the forms and filters show it. */
export function tagsOf(type: ListingType): readonly string[] {
  return typeRegistry[type].tags
}

/** Whether a listing of this type may carry the tag; exact spelling. */
export function isTagOf(type: string, tag: string): boolean {
  return isListingType(type) && tagsOf(type).includes(tag)
}

/** Whether any type knows the tag: one that none knows is an error, one of another type is ignored. */
export function isTag(tag: string): boolean {
  return allTags.includes(tag)
}
