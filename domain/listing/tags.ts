/** The tags that a listing can have. */
import { isListingType, listingTypes, typeRegistry, type ListingType } from './listing.ts'

/** The tags of all types, without duplicates. */
export const allTags: readonly string[] = [...new Set(listingTypes.flatMap(tagsOf))]

/** The tag of every type for what its other tags do not say. */
export const otherTag = 'Other'

/** The vocabulary of a type, in the order of forms and filters. */
export function tagsOf(type: ListingType): readonly string[] {
  return typeRegistry[type].tags
}

/** Whether a listing of this type can have the tag, compared exactly. */
export function isTagOf(type: string, tag: string): boolean {
  return isListingType(type) && tagsOf(type).includes(tag)
}

/** Whether any type has the tag. A tag that no type has is an error; a tag of another type is ignored. */
export function isTag(tag: string): boolean {
  return allTags.includes(tag)
}
