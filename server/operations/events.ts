/** Things to go to. */
import { townCounts } from '../store/town-counts.ts'
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handler, Handlers } from './handler.ts'
import { approveListing, deleteListing, rejectListing, updateListing } from './moderated-listings.ts'
import { submitListing } from './submitted-listings.ts'
import { listUnapproved } from './unapproved-listings.ts'

/** The operations of the tag `events`. */
export function eventOperations(dependencies: Dependencies) {
  return {
    listApprovedEvents: listApproved('event', dependencies),
    listUnapprovedEvents: listUnapproved('event', dependencies),
    listEventTowns: listEventTowns(dependencies),
    createEvent: submitListing('event', dependencies),
    getEvent: getApproved('event', dependencies),
    updateEvent: updateListing('event', dependencies),
    deleteEvent: deleteListing('event', dependencies),
    approveEvent: approveListing('event', dependencies),
    rejectEvent: rejectListing('event', dependencies),
  } as const satisfies Partial<Handlers>
}

function listEventTowns({ db }: Dependencies): Handler<'listEventTowns'> {
  return async ({ query }) => ({ status: 200, body: await townCounts(db, query) })
}
