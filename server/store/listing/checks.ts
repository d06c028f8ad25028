/** Checks of public listings: when each was checked last, and the links by which authors answer. */
import { sql } from 'kysely'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { tokenHash } from '../account/account-tokens.ts'
import type { Connection } from '../connection.ts'

/** The last check of a public listing, and how often its author was asked since. */
export interface StoredCheck {
  readonly at: Date
  readonly unanswered: number
}

/** Whether a listing is public and of a type that is checked, in the words of the indexes. */
export const isCheckable = sql<boolean>`listing.state = 'approved' and listing.type <> 'event'`

/** When a public listing was checked last, in the words of its index. */
export const lastCheck = sql<Date>`coalesce(listing.checked_at, listing.approved_at)`

/** The columns of a listing that is found to be still right. */
export function checkedColumns<At>(now: At) {
  return { checked_at: now, asked_at: null, unanswered: 0 }
}

/** A listing about which a link asks. */
export interface AskedListing {
  readonly id: number
  readonly type: ListingType
  readonly title: string
  /** The id of the author. */
  readonly author: number
  readonly isPublic: boolean
}

/** The listing of an unused link that is valid, while it has the author to whom it was sent; `used` or `unknown` for other links. */
export async function findAskedListing(db: Connection, token: string, now: Date): Promise<AskedListing | 'used' | 'unknown'> {
  const found = await db
    .selectFrom('account_token')
    .innerJoin('listing', 'listing.id', 'account_token.listing')
    .select(['listing.id', 'type', 'title', 'user as author', 'used_at', isCheckable.as('isPublic')])
    .where('token_hash', '=', tokenHash(token)).where('kind', '=', 'check').where('expires_at', '>', now)
    .whereRef('listing.author', '=', 'account_token.user')
    .executeTakeFirst()
  if (!found?.author) return 'unknown'
  const { used_at: usedAt, author, ...listing } = found
  return usedAt ? 'used' : { ...listing, author }
}

/** A link that is followed, and the id of its listing. */
interface FollowedLink {
  readonly id: number
  readonly token: string
  readonly now: Date
}

/** Ends all links about a locked listing. Returns whether the followed one was unused. */
export async function endCheckLinks(transaction: Connection, { id, token, now }: FollowedLink): Promise<boolean> {
  const used = await transaction
    .updateTable('account_token').set({ used_at: now })
    .where('listing', '=', id).where('used_at', 'is', null)
    .returning('token_hash')
    .execute()
  const hash = tokenHash(token)
  return used.some(({ token_hash: each }) => hash.equals(each))
}

/** What a mail asks about a listing. */
export interface MailedQuestion {
  readonly id: number
  readonly title: string
  /** Whether it is asked again. */
  readonly isAgain: boolean
}

/** What is still to be asked of these listings of an author, in the order of their titles. */
export function readQuestions(db: Connection, author: number, listings: readonly number[]): Promise<MailedQuestion[]> {
  return db
    .selectFrom('listing').select(['id', 'title', sql<boolean>`unanswered > 1`.as('isAgain')])
    .where('id', '=', sql<number>`any(${listings}::bigint[])`).where('author', '=', author)
    .where(isCheckable).where('unanswered', '>', 0)
    .orderBy('sort_key').orderBy('id')
    .execute()
}
