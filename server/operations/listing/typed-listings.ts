/** The operations that each type of listing has, with the type in their names. */
import { capitalized } from '../../../domain/capitalized.ts'
import { listingTypes, typeRegistry, type ListingType } from '../../../domain/listing/listing.ts'
import { pendingList } from '../../store/listing/listing-queues.ts'
import { mapList } from '../../store/lists/stored-list.ts'
import { townCounts } from '../../store/lists/town-counts.ts'
import { countApproved, getApproved, listApproved } from '../lists/approved-listings.ts'
import type { Dependencies } from '../dependencies.ts'
import { listEventDays } from '../lists/event-days.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listAnswer, type ListInput, type PageParameters } from '../lists/list-answer.ts'
import { approveListing, deleteListing, rejectListing, updateListing } from './moderated-listings.ts'
import { submitListing } from './submitted-listings.ts'

/** The operations of the tags that are segments of types: `events`, `volunteers`, … */
export function typedListingOperations(dependencies: Dependencies) {
  return {
    ...operationsOfAllTypes(dependencies),
    listEventTowns: listEventTowns(dependencies),
    listEventDays: listEventDays(dependencies),
  } as const satisfies Partial<Handlers>
}

/** All members of a union in one object. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void ? All : never

type OperationsOf = { readonly [Type in ListingType]: ReturnType<typeof operationsOf<Type>> }

function operationsOfAllTypes(dependencies: Dependencies) {
  return Object.assign({}, ...listingTypes.map((type) => operationsOf(type, dependencies))) as Together<OperationsOf[ListingType]>
}

function operationsOf<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  return withOperationIds(type, {
    listApproved: listApproved(type, dependencies),
    listUnapproved: listUnapproved(type, dependencies),
    count: countApproved(type, dependencies),
    create: submitListing(type, dependencies),
    get: getApproved(type, dependencies),
    update: updateListing(type, dependencies),
    delete: deleteListing(type, dependencies),
    approve: approveListing(type, dependencies),
    reject: rejectListing(type, dependencies),
  })
}

/** An operation id of the contract: `listApprovedShops` and `countShops` end in the path segment of the type, `createShop` in the type. */
type IdOf<Action extends string, Type extends ListingType> = Action extends `list${string}` | 'count'
  ? `${Action}${Capitalize<(typeof typeRegistry)[Type]['segment']>}`
  : `${Action}${Capitalize<Type>}`

function withOperationIds<Type extends ListingType, Operations extends object>(type: Type, operations: Operations) {
  const entries = Object.entries(operations).map(([action, operation]) => {
    const word = /^(list|count)/.test(action) ? typeRegistry[type].segment : type
    return [`${action}${capitalized(word)}`, operation]
  })
  return Object.fromEntries(entries) as {
    readonly [Action in keyof Operations & string as IdOf<Action, Type>]: Operations[Action]
  }
}

/** The pending listings of a type, oldest first: all, or one page if `limit` or `page` is given. */
function listUnapproved<Type extends ListingType>(type: Type, { db }: Dependencies) {
  return (input: ListInput<PageParameters>) => listAnswer(input, mapList(pendingList(db, type), ({ listing }) => listing))
}

/** The stored names are values of the filter, so the other names stand beside them. */
function listEventTowns({ db, cityNameIn }: Dependencies): Handler<'listEventTowns'> {
  return async ({ query: { cityLanguage, ...query } }) => {
    const counts = await townCounts(db, query)
    return { status: 200, body: cityLanguage ? counts.map((town) => ({ ...town, name: cityNameIn(town.city, cityLanguage) })) : counts }
  }
}
