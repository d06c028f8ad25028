/** Writes the versions of the texts of listings. */
import type { RawBuilder } from 'kysely'
import { listingFieldNames, perField } from '../../../domain/listing/listing-fields.ts'
import { shownVersion } from '../../../domain/listing/lifecycle.ts'
import type { ListingFields, ListingState } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'

/** What a change makes of a listing. */
export interface NextVersion {
  readonly fields: ListingFields
  readonly state: ListingState
  /** Null unless it is rejected. */
  readonly rejectionReason: string | null
}

/** Who made a change, and when. */
export interface Change {
  /** The id of a user; null for none. */
  readonly by: number | null
  /** Also the current time of the database. */
  readonly now: Date | RawBuilder<Date>
}

/** Inserts a version with the text of a listing. */
export async function insertVersion(transaction: Connection, listing: number, next: NextVersion, { by, now }: Change): Promise<void> {
  const { fields, state, rejectionReason } = next
  await transaction
    .insertInto('listing_version')
    .values({
      listing, fields: versionFields(fields), state: shownVersion[state], author: by, created_at: now, reason: rejectionReason,
      published_at: state === 'approved' ? now : null,
      decided_at: state === 'pending' ? null : now,
    })
    .execute()
}

/**
 * Changes the state of the shown version of a listing, or inserts one if the text changes. A rejected version stays as it is, so that the
 * reasons of all rounds are kept.
 */
export async function changeVersion(
  transaction: Connection, listing: number, before: NextVersion, next: NextVersion, change: Change,
): Promise<void> {
  const isNew = before.state === 'rejected' || versionFields(before.fields) !== versionFields(next.fields)
  if (before.state !== 'rejected') {
    await transaction
      .updateTable('listing_version')
      .set(isNew ? { state: 'replaced' } : decided(next, change.now))
      .where('listing', '=', listing).where('state', '=', shownVersion[before.state])
      .execute()
  }
  if (isNew) await insertVersion(transaction, listing, next, change)
}

function decided({ state, rejectionReason }: NextVersion, now: Change['now']) {
  const published = state === 'approved' ? { published_at: now } : {}
  return { state: shownVersion[state], reason: rejectionReason, decided_at: now, ...published }
}

/** The content of the column `fields`, always in the same order. */
export function versionFields(fields: ListingFields): string {
  return JSON.stringify(perField(listingFieldNames, (field) => fields[field] ?? null))
}
