/** The links by which authors say, without a session, that a listing is still right, or that what it is about has closed. */
import type { CheckAnswer } from '../../../domain/listing/check.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { endCheckLinks, findAskedListing, type AskedListing } from '../../store/listing/checks.ts'
import { asVersion } from '../../store/listing/listings.ts'
import { readOwnListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { changeListing } from './change-listing.ts'
import type { NewNext } from './with-statements.ts'

/** What the link asks about; it changes nothing. Throws unknown-link, also for an expired link, used-link, and unknown-listing. */
export function readCheck({ db, now }: Dependencies): Handler<'readCheck'> {
  return async ({ body: { token } }) => {
    const { type, title } = await asked(db, token, now())
    return { status: 200, body: { type, title } }
  }
}

/**
 * What has closed is taken down as by its author, who can restore it. Each answer ends all links about the listing. Throws unknown-link,
 * also for an expired link, used-link, and unknown-listing for what is not public any more.
 */
export function answerCheck(dependencies: Dependencies): Handler<'answerCheck'> {
  const { db, now } = dependencies
  return async ({ body: { token, answer } }) => {
    const { id, author } = await asked(db, token, now())
    await changeListing(dependencies, { params: { id }, headers: {}, caller: { id: author } }, {
      action: answer === 'right' ? 'listing-checked' : 'listing-withdrawn',
      role: 'ROLE_USER',
      listingType: null,
      find: (transaction) => readOwnListing(transaction, author, id),
      next: (stored, transaction) => answered(transaction, { stored, token, answer, now: now() }),
    })
    return { status: 200, body: answer === 'right' ? 'listing-checked' : 'listing-closed' }
  }
}

interface Answering {
  readonly stored: StoredListing
  readonly token: string
  readonly answer: CheckAnswer
  readonly now: Date
}

/** Others can have decided on it, or answered, since the link was read. */
async function answered(transaction: Connection, { stored, token, answer, now }: Answering): Promise<NewNext> {
  const { listing: { id }, check } = stored
  if (check === null) throw gone(id)
  if (!(await endCheckLinks(transaction, { id, token, now }))) throw new ProblemError({ type: 'used-link' })
  return answer === 'right' ? { ...asVersion(stored), isStillRight: true } : { state: 'removed', by: 'author', statement: null }
}

async function asked(db: Connection, token: string, now: Date): Promise<AskedListing> {
  const found = await findAskedListing(db, token, now)
  if (typeof found === 'string') throw new ProblemError({ type: `${found}-link` })
  if (!found.isPublic) throw gone(found.id)
  return found
}

function gone(id: number): ProblemError {
  return new ProblemError({ type: 'unknown-listing', listingType: null, id })
}
