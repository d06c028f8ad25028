/** The tag vocabularies: which tags a listing of each type may carry. */
import type { ListingType } from './listing.ts'

/** The tags of each type in the order the forms and filters show them. Specification, section 3. */
export const tagVocabularies = {
  event: [
    'Art', 'Activism', 'Animals', 'Cleanup', 'Festival', 'Forests', 'Green Tech', 'Kids friendly', 'Seminar',
    'Tree Planting', 'Park Restoration', 'Urban Gardening', 'Volunteering', 'Wildlife', 'Workshop', 'Zero Waste', 'Other',
  ],
  volunteer: ['Animals', 'Birds', 'Community Service', 'Education', 'Tree Planting', 'Wildlife', 'Other'],
  shop: [
    'Clothes', 'Cleaning Products', 'Food', 'Personal care', 'Second-hand', 'Upcycled/Recycled', 'Vegan', 'Zero Waste',
    'Other',
  ],
  dine: ['Vegan', 'Vegetarian', 'Plant-Based', 'Raw', 'Other'],
} as const satisfies Record<ListingType, readonly string[]>

/** The tags of all types, each once. */
export const allTags: readonly string[] = [...new Set(Object.values(tagVocabularies).flat())]

/** Whether a listing of this type may carry the tag; exact spelling. */
export function isTagOf(type: ListingType, tag: string): boolean {
  return (tagVocabularies[type] as readonly string[]).includes(tag)
}

/** Whether any type knows the tag: one that none knows is an error, one of another type is ignored. */
export function isTag(tag: string): boolean {
  return allTags.includes(tag)
}
