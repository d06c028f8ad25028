/** Listings of all types: the list for moderation, and the user's own listings. */
import { withoutRegions } from '../../../domain/places/regions.ts'
import { askedLongAgo } from '../../../domain/listing/check.ts'
import type { ListingFields } from '../../../domain/listing/listing.ts'
import { timesOfAge, type QueueAge, type QueueState } from '../../../domain/moderation/queue.ts'
import { searchText } from '../../../domain/search/search-text.ts'
import { isMoved, movedTo } from '../../../domain/listing/moved-days.ts'
import type { Connection } from '../../store/connection.ts'
import { hasEarnedMoves } from '../../store/listing/earned-moves.ts'
import { readOwnListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { readLastQueued } from '../../store/listing/last-queued.ts'
import { ownList } from '../../store/listing/listing-queues.ts'
import { moderationList } from '../../store/listing/moderation-list.ts'
import { isSameText, type NextVersion } from '../../store/listing/listing-versions.ts'
import { asVersion, type Removed } from '../../store/listing/listings.ts'
import { mapList } from '../../store/lists/stored-list.ts'
import { cancelEvent, reopenEvent } from './cancelled-events.ts'
import { answerCheck, readCheck } from './checks.ts'
import { changeListing, type Actions } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listAnswer } from '../lists/list-answer.ts'
import { withTag } from '../lists/page-tag.ts'
import { approveChange, rejectChange, withdrawChange } from './listing-changes.ts'
import { etagOf, typedListing } from './listing-bodies.ts'
import { withSubmissions } from './moderated-bodies.ts'
import { mergeListing } from './merged-listings.ts'
import { listOwnHistory } from './listing-history.ts'
import { restoreListing, restoreOwnListing } from './restored-listings.ts'
import { readFilter } from '../lists/read-list-query.ts'
import { readListingInput } from './read-listing-input.ts'

/** The operations of the tag `listings`. */
export function listingOperations(dependencies: Dependencies) {
  return {
    ...ownListingOperations(dependencies),
    listListings: listForModeration(dependencies),
    readCheck: readCheck(dependencies),
    answerCheck: answerCheck(dependencies),
    restoreListing: restoreListing(dependencies),
    mergeListing: mergeListing(dependencies),
    approveChange: approveChange(dependencies),
    rejectChange: rejectChange(dependencies),
  } as const satisfies Partial<Handlers>
}

function ownListingOperations(dependencies: Dependencies) {
  return {
    listOwnListings: listOwn(dependencies),
    listOwnHistory: listOwnHistory(dependencies),
    resubmitListing: resubmit(dependencies),
    withdrawListing: withdraw(dependencies),
    restoreOwnListing: restoreOwnListing(dependencies),
    cancelEvent: cancelEvent(dependencies),
    reopenEvent: reopenEvent(dependencies),
    withdrawChange: withdrawChange(dependencies),
  } as const satisfies Partial<Handlers>
}

/** Throws unknown-city or unknown-tag. */
function listForModeration({ db, now, searchNames, ...lookups }: Dependencies): Handler<'listListings'> {
  return async ({ query, addressWith }) => {
    const { approved = false, state = approved ? 'approved' : 'pending', q = '', age, type = null, language = null, author = null } = query
    const filter = withoutRegions(readFilter(query, lookups), lookups.townsOfRegion)
    const times = timesOf(state, age, now())
    const list = moderationList(db, { state, text: searchText(q), type, language, author, filter, ...times }, searchNames)
    // Read before the page: what comes in between changes the tag of the next answer.
    const last = state === 'pending' ? await readLastQueued(db) : null
    return withTag(await listAnswer({ query, addressWith }, withSubmissions(db, list)), last)
  }
}

/** A listing is possibly out of date when the last question about it was not answered for some time. */
function timesOf(state: QueueState, age: QueueAge | undefined, now: Date): ReturnType<typeof timesOfAge> {
  const present = state === 'outdated' ? askedLongAgo(now) : now
  return { ...(state === 'outdated' && { until: present }), ...(age && timesOfAge(age, present)) }
}

function listOwn({ db }: Dependencies): Handler<'listOwnListings'> {
  return async ({ caller, ...request }) => {
    const { removed, q: title = '' } = request.query
    const list = ownList(db, caller.id, { withRemoved: removed === 'include', title })
    return listAnswer(request, mapList(list, typedListing))
  }
}

/** Throws unknown-listing if the caller is not the author, and the problems of `readListingInput`. */
function resubmit(dependencies: Dependencies): Handler<'resubmitListing'> {
  const { now } = dependencies
  return async ({ body, ...request }) => {
    const { caller, params } = request
    const stored = await changeListing(dependencies, request, {
      action: resubmissionActions,
      role: 'ROLE_USER',
      listingType: null,
      find: (db) => readOwnListing(db, caller.id, params.id),
      next: (stored, db) => resubmitted(db, stored, readListingInput(body, stored.type, dependencies, editedText(stored)), now()),
    })
    return { status: 200, body: typedListing(stored), headers: { ETag: etagOf(stored) } }
  }
}

/** What the author sees in the form. */
function editedText({ listing, change }: StoredListing): ListingFields {
  return change?.fields ?? listing
}

function resubmissionActions(next: NextVersion | Removed, { listing, change: before }: StoredListing): Actions {
  if (next.state !== 'approved') return ['listing-resubmitted']
  const changed = next.change ? 'change-submitted' : 'change-withdrawn'
  // An event that was moved earlier can still be unseen.
  if (!isMoved(listing, next.fields)) return [changed]
  return next.change || before ? ['event-moved', changed] : ['event-moved']
}

/** A text beside the published one is a change of it; the published one itself is none. */
async function resubmitted(db: Connection, stored: StoredListing, fields: ListingFields, now: Date): Promise<NextVersion> {
  const before = asVersion(stored)
  if (stored.state !== 'approved') return { ...before, fields, state: 'pending', statement: null }
  const published = await publishedText(db, stored, fields, now)
  const change = { fields, state: 'waiting', statement: null, submittedAt: now } as const
  // Moved back to the day that a moderator saw last, there is nothing left to look at.
  const isUnseen = isMoved(stored.moved?.seen ?? stored.listing, published)
  return { ...before, fields: published, change: isSameText(published, fields) ? null : change, isUnseen }
}

/** With the new days, if its author has earned that they are public at once. */
async function publishedText(db: Connection, { listing, author }: StoredListing, fields: ListingFields, now: Date): Promise<ListingFields> {
  if (author === null || !isMoved(listing, fields) || !(await hasEarnedMoves(db, author, now))) return listing
  return movedTo(listing, fields)
}

/** Removes a listing of the caller. Throws unknown-listing if the caller is not the author. */
function withdraw(dependencies: Dependencies): Handler<'withdrawListing'> {
  return async (request) => {
    const { caller, params } = request
    const stored = await changeListing(dependencies, request, {
      action: 'listing-withdrawn',
      role: 'ROLE_USER',
      listingType: null,
      find: (db) => readOwnListing(db, caller.id, params.id),
      next: () => ({ state: 'removed', by: 'author', statement: null }),
    })
    return { status: 200, body: typedListing(stored) }
  }
}
