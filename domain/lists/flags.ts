/** The flags of listings as the bits of an integer, by which lists are read from the database. */
import type { ListingType } from '../listing/listing.ts'
import { choicesOf, filterChoices, flagNames, type ChoiceOf, type FilteredListing } from './choices.ts'
import type { Filter } from './filter.ts'

/** The flags that listings of a type can have. */
export function flagsOf(type: ListingType): readonly ChoiceOf<'flag'>[] {
  return flagNames.filter((flag) => choicesOf(type).includes(flag))
}

/** The bits of the flags that a listing has. */
export function flagBits(type: ListingType, listing: FilteredListing): number {
  const set = flagsOf(type).filter((flag) => filterChoices[flag].matches(listing))
  return set.reduce((bits, flag) => bits | filterChoices[flag].bit, 0)
}

/** All bits that listings of a type can have if they match the filter. Empty if it selects no flag, so that it does not depend on them. */
export function matchingBits(type: ListingType, filter: Filter): readonly number[] {
  const flags = flagsOf(type)
  if (!flags.some((flag) => filter[flag])) return []
  return flags.reduce<readonly number[]>((all, flag) => {
    const withFlag = all.map((bits) => bits | filterChoices[flag].bit)
    return filter[flag] ? withFlag : [...all, ...withFlag]
  }, [0])
}
