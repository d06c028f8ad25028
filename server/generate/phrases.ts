/** The form of the phrases that titles are made of. */
import type { ListingType } from '../../domain/listing/listing.ts'

/** What a listing with this tag is called, in English and in Greek. */
export interface Phrases {
  readonly en: readonly string[]
  readonly el: readonly string[]
}

/** The phrases of each tag of a type. A tag without phrases is never the main tag of a listing. */
export type PhrasesOfTags = Readonly<Record<string, Phrases>>

/** How often the tags of each type are picked: by rank in this order, in one of a thousand listings, or never. */
export interface TagFrequencies {
  readonly common: readonly string[]
  readonly rare: readonly string[]
}

/** The tags of the vocabularies that are missing here are never picked: Green Tech, and Other but for events. */
export const tagFrequencies: Readonly<Record<ListingType, TagFrequencies>> = {
  event: {
    common: [
      'Cleanup', 'Workshop', 'Volunteering', 'Kids friendly', 'Tree Planting', 'Urban Gardening', 'Zero Waste', 'Festival',
      'Wildlife', 'Forests', 'Seminar', 'Art', 'Animals', 'Park Restoration',
    ],
    rare: ['Activism', 'Other'],
  },
  volunteer: { common: ['Community Service', 'Animals', 'Tree Planting', 'Wildlife', 'Education'], rare: ['Birds'] },
  shop: {
    common: ['Food', 'Second-hand', 'Zero Waste', 'Personal care', 'Clothes', 'Vegan', 'Cleaning Products'],
    rare: ['Upcycled/Recycled'],
  },
  dine: { common: ['Vegetarian', 'Vegan', 'Plant-Based'], rare: ['Raw'] },
}
