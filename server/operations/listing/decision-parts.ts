/** What decisions make of listings: of one by the calls of its type, and of several by one call. */
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import type { NewStatement } from '../../../domain/given-reasons/statement.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { isUnanswered } from '../../../domain/listing/check.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'
import { asVersion } from '../../store/listing/listings.ts'
import type { StoredStatement } from '../../store/listing/statements.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import type { ListingChange } from './change-listing.ts'
import type { StatementFor } from './given-reasons.ts'
import { mailedListing } from './listing-bodies.ts'

/** What a decision makes of a listing of any type, how the log names it, and what its author is told. */
export interface DecisionParts extends Pick<ListingChange<ListingType>, 'next'> {
  readonly action: ListingChange<ListingType>['action']
  readonly mail: NonNullable<ListingChange<ListingType>['mail']>
}

/**
 * Makes a pending or rejected listing public. Of an approved one it says that what its author moved is seen, and that one whose author does
 * not answer is still right.
 */
export const approval: DecisionParts = {
  action: (_, stored) => [isUnanswered(stored) ? 'listing-checked' : 'listing-approved'],
  next: (stored) => ({
    ...asVersion(stored), state: 'approved', statement: null, isUnseen: false, isStillRight: isUnanswered(stored),
  }),
  mail: (user, { listing, type, state }) => (state === 'approved' ? null : {
    kind: 'listing-approved', user, ...mailedListing(listing), page: shortPagePath(type, listing.id),
  }),
}

/** Rejects a pending or approved listing. */
export function rejection(statementFor: StatementFor): DecisionParts {
  return {
    action: 'listing-rejected',
    next: async (stored, db) => ({
      fields: stored.listing, state: 'rejected', change: null, cancellation: null,
      statement: await statementFor(db, stored, stored.state === 'approved' ? 'unpublished' : 'rejected'),
    }),
    mail: (user, { listing }, { statement }) =>
      statement && { kind: 'listing-rejected', user, ...mailedListing(listing), statement: statement.id },
  }
}

/**
 * Deletes a listing. Article 17(2) of the Digital Services Act would not ask for a statement about deceptive bulk advertising; its authors
 * get one as everybody, since nobody has to decide then whose listings are such.
 */
export function deletion(statementFor: StatementFor): DecisionParts {
  return {
    action: 'listing-deleted',
    next: async (stored, db) => ({ state: 'removed', by: 'administrator', statement: await statementFor(db, stored, 'removed') }),
    mail: (user, { listing }, { statement }) =>
      statement && { kind: 'listing-deleted', user, ...mailedListing(listing), statement: statement.id },
  }
}

/** Publishes the waiting change of a listing. */
export const changeApproval: DecisionParts = {
  action: 'change-approved',
  next: ifWaiting((before, { fields }) => ({ ...before, fields, change: null, isUnseen: false, isStillRight: true })),
  mail: (user, { listing, type, change }) => ({
    kind: 'change-approved', user, ...mailedListing({ ...listing, ...change?.fields }), page: shortPagePath(type, listing.id),
  }),
}

/** Rejects the waiting change of a listing. */
export function changeRejection(statementFor: StatementFor): DecisionParts {
  return {
    action: 'change-rejected',
    next: async (stored, db) => {
      const statement = await statementFor(db, stored, 'change-rejected')
      const rejected = ifWaiting((before, { fields, submittedAt }): NextVersion<StoredStatement | NewStatement> => ({
        ...before, change: { fields, submittedAt, state: 'rejected', statement }, isUnseen: false,
      }))
      return rejected(stored)
    },
    mail: (user, { listing }, next) =>
      next.state !== 'removed' && next.change?.statement
        ? { kind: 'change-rejected', user, ...mailedListing(listing), statement: next.change.statement.id } : null,
  }
}

/** What a decision makes of a listing with a waiting change; any other listing stays as it is. */
export function ifWaiting<Next>(next: (before: NextVersion, change: NonNullable<NextVersion['change']>) => Next) {
  return (stored: StoredListing): Next | NextVersion => {
    const before = asVersion(stored)
    return before.change?.state === 'waiting' ? next(before, before.change) : before
  }
}
