/**
 * The names under which `occurrence_tag` has a listing: its tags and, if it is a free event, `free` and each tag among the free ones
 * (`free Cleanup`). Each choice of a filter is then one range of an index, and one row of the counts of a day.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Filter } from '../../../domain/lists/filter.ts'

/** The names that a listing needs one of to match the tags and the cost of the filter; empty if it has neither. */
export function storedTags({ tags, free }: Filter): readonly string[] {
  if (!free) return tags
  return tags.length === 0 ? ['free'] : tags.map((tag) => `free ${tag}`)
}

/** Selects the `listing` and each `tag` of that table for the listings that the condition on table `listing` selects. */
export function selectStoredTags(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const isFree = sql`listing.type = 'event' and coalesce(listing.cost, 0) = 0`
  return sql`
    select listing.id as listing, tag from listing join listing_tag on listing_tag.listing = listing.id where ${condition}
    union all select listing.id, 'free ' || tag from listing join listing_tag on listing_tag.listing = listing.id
      where ${isFree} and ${condition}
    union all select listing.id, 'free' from listing where ${isFree} and ${condition}
  `
}
