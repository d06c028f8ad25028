/** What every type of listing can be asked for: the same operations, each under a name of its own. */
import { typeRegistry, type ListingType } from '../../domain/listing.ts'
import { waitingList } from '../store/listing-queues.ts'
import { listOf } from '../store/stored-list.ts'
import { townCounts } from '../store/town-counts.ts'
import { getApproved, listApproved } from './approved-listings.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handler, Handlers } from './handler.ts'
import { listAnswer, type ListInput, type PageParameters } from './list-answer.ts'
import { approveListing, deleteListing, rejectListing, updateListing } from './moderated-listings.ts'
import { submitListing } from './submitted-listings.ts'

/** The operations of the tags `events`, `volunteers`, `shops` and `dine`. */
export function typedListingOperations(dependencies: Dependencies) {
  return {
    ...operationsOf('event', dependencies),
    ...operationsOf('volunteer', dependencies),
    ...operationsOf('shop', dependencies),
    ...operationsOf('dine', dependencies),
    listEventTowns: listEventTowns(dependencies),
  } as const satisfies Partial<Handlers>
}

function operationsOf<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  return named(type, {
    listApproved: listApproved(type, dependencies),
    listUnapproved: listUnapproved(type, dependencies),
    create: submitListing(type, dependencies),
    get: getApproved(type, dependencies),
    update: updateListing(type, dependencies),
    delete: deleteListing(type, dependencies),
    approve: approveListing(type, dependencies),
    reject: rejectListing(type, dependencies),
  })
}

/** As the contract names them: `listApprovedShops` is about the segment of the type, `createShop` about its word. */
type NameOf<Action extends string, Type extends ListingType> = Action extends `list${string}`
  ? `${Action}${Capitalize<(typeof typeRegistry)[Type]['segment']>}`
  : `${Action}${Capitalize<Type>}`

function named<Type extends ListingType, Operations extends object>(type: Type, operations: Operations) {
  const entries = Object.entries(operations).map(([action, operation]) => {
    const word = action.startsWith('list') ? typeRegistry[type].segment : type
    return [`${action}${word.charAt(0).toUpperCase()}${word.slice(1)}`, operation]
  })
  return Object.fromEntries(entries) as {
    readonly [Action in keyof Operations & string as NameOf<Action, Type>]: Operations[Action]
  }
}

/** What waits of a type, the oldest first: all of it, or one page where `limit` or `page` is given. */
function listUnapproved<Type extends ListingType>(type: Type, { db }: Dependencies) {
  return (input: ListInput<PageParameters>) => listAnswer(input, listOf(waitingList(db, type), ({ listing }) => listing))
}

function listEventTowns({ db }: Dependencies): Handler<'listEventTowns'> {
  return async ({ query }) => ({ status: 200, body: await townCounts(db, query) })
}
