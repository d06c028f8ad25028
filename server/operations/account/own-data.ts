/** What the database has about the caller, as files. */
import { ownDataFileName, type OwnDataFormat } from '../../../domain/account/own-data-file.ts'
import { ownDataText } from '../../feeds/own-data.ts'
import { ownTableText } from '../../feeds/own-table.ts'
import { ownList } from '../../store/listing/listing-queues.ts'
import { mapList } from '../../store/lists/stored-list.ts'
import { readOwnData } from '../../store/personal-data/read-own-data.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { typedListing } from '../listing/listing-bodies.ts'
import { WholeText } from '../whole-text.ts'

/** Everything that the database has about the caller, table by table. */
export function downloadOwnData(dependencies: Dependencies): Handler<'downloadOwnData'> {
  const { db, now } = dependencies
  return ({ caller, siteAddress }) => {
    const facts = { site: siteAddress, at: now().toISOString() }
    const body = new WholeText(() => ownDataText(facts, readOwnData(db, caller.id)))
    return { status: 200, body, headers: attachment(dependencies, caller, 'json') }
  }
}

/** The listings of the caller that are kept, removed ones too. */
export function downloadOwnListings(dependencies: Dependencies): Handler<'downloadOwnListings'> {
  return ({ caller, query: { separator = 'comma' } }) => {
    const { batches } = mapList(ownList(dependencies.db, caller.id, { withRemoved: true, title: '' }), typedListing)
    const body = new WholeText(() => ownTableText(batches(), separator))
    return { status: 200, body, headers: attachment(dependencies, caller, 'csv') }
  }
}

function attachment({ installation }: Dependencies, { username }: Caller, format: OwnDataFormat) {
  return { 'Content-Disposition': `attachment; filename="${ownDataFileName(installation.productName, username, format)}"` }
}
