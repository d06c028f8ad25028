/** Listings in the list for moderation. */
import type { components } from '../../../contract/openapi.ts'
import type { Connection } from '../../store/connection.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import { readSubmissions, type StoredSubmission } from '../../store/listing/submissions.ts'
import { mapList, type StoredList } from '../../store/lists/stored-list.ts'
import { readOpenReports, type StoredReports } from '../../store/reports.ts'
import { typedListing } from './listing-bodies.ts'

type TypedListing = components['schemas']['TypedListing']

/** The list with the submission and the open reports of each listing on a page. A whole list has neither: it is read in one query. */
export function withSubmissions(db: Connection, list: StoredList<StoredListing>): StoredList<TypedListing> {
  return {
    ...mapList(list, typedListing),
    async rowsAt(slice) {
      const rows = await list.rowsAt(slice)
      const submissions = await readSubmissions(db, rows.map(({ listing }) => listing.id))
      const reports = await readOpenReports(db, rows.map(({ listing }) => listing.id))
      return rows.map((row) => ({
        ...typedListing(row), ...submissionBody(submissions.get(row.listing.id)), ...reportsBody(reports.get(row.listing.id)),
      }))
    },
  }
}

function reportsBody(stored: StoredReports | undefined): Pick<TypedListing, 'reports'> {
  if (!stored) return {}
  const reports = stored.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() }))
  return { reports: { ...stored, reports } }
}

/** A listing that was deleted meanwhile has none. */
function submissionBody(stored: StoredSubmission | undefined): Pick<TypedListing, 'submission'> {
  if (!stored) return {}
  const { submittedAt, round, earlierReasons, author } = stored
  const moments = earlierReasons.map(({ at, reason }) => ({ at: new Date(at).toISOString(), reason }))
  const facts = author && { ...author, since: author.since.toISOString() }
  return { submission: { submittedAt: submittedAt.toISOString(), round, earlierReasons: moments, author: facts } }
}
