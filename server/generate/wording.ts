/** What invented listings are made of, from JSON files: one for each type, and one for what all types have. */
import type { ListingType } from '../../domain/listing/listing.ts'
import dine from './wording/dine.json' with { type: 'json' }
import event from './wording/event.json' with { type: 'json' }
import places from './wording/places.json' with { type: 'json' }
import shop from './wording/shop.json' with { type: 'json' }
import volunteer from './wording/volunteer.json' with { type: 'json' }

/** Texts in English and in Greek. */
export interface Texts {
  readonly en: readonly string[]
  readonly el: readonly string[]
}

/** What listings with a tag are called. */
export type TitlesOfTags = Readonly<Record<string, Texts>>

/** The wording of a type. Tags of its vocabulary that are missing here are never picked. */
export interface Wording {
  /** The most frequent tag first. */
  readonly commonTitles: TitlesOfTags
  /** The tags of one in a thousand listings each. */
  readonly rareTitles: TitlesOfTags
  /** What is special about a listing, and what visitors should know. */
  readonly sentences: Texts
}

export const wordings: Readonly<Record<ListingType, Wording>> = { event, volunteer, shop, dine }

export const {
  /** The towns with the most listings; all other cities follow in the order of their file. */
  largeTowns,
  /** The names of shops and places to dine; Greek ones are read in Greek titles too. */
  names,
  /** Where things take place in any town. */
  spots,
  streets,
} = places
