/** What invented listings are made of, from JSON files: one by type, and one for what all types have. */
import type { ListingType } from '../../domain/listing/listing.ts'
import places from './places.json' with { type: 'json' }
import wording from './wording.json' with { type: 'json' }

/** Texts in English and in Greek. */
export interface Texts {
  readonly en: readonly string[]
  readonly el: readonly string[]
}

/** What listings with a tag are called. */
export type TitlesOfTags = Readonly<Record<string, Texts>>

/** The wording of a type. Tags of its vocabulary that are missing here are never picked. */
export interface Wording {
  /** The weight of the type among all listings. */
  readonly share: number
  /** Whether titles begin with one of `names`. */
  readonly haveNames: boolean
  /** The most frequent tag first. */
  readonly commonTitles: TitlesOfTags
  /** The tags of one in a thousand listings each. */
  readonly rareTitles: TitlesOfTags
  /** What is special about a listing, and what visitors should know. */
  readonly sentences: Texts
}

/** A seed gives the same listings as long as the types keep their order in the file. */
export const wordings: Readonly<Record<ListingType, Wording>> = wording

export const {
  /** The towns with the most listings; all other cities follow in the order of their file. */
  largeTowns,
  /** Names for the titles of some types; Greek ones are read in Greek titles too. */
  names,
  /** Where things take place in any town. */
  spots,
  streets,
} = places
