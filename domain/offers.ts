/** The offers: parts of the API that not every backend has. Specification, section 7. */
import type { components } from '../contract/openapi.ts'

/** The name of an offer. The web app uses it only if the server lists it in `config.json`. */
export type Offer = components['schemas']['Offer']

/** The offers of one server. */
export type Offers = ReadonlySet<Offer>

/**
 * All offers with their meaning. The query parameters of the documented lists need no offer where other servers send the whole list,
 * which the web app then filters.
 */
export const allOffers: Readonly<Record<Offer, string>> = {
  'paged-moderation': 'GET /api/listings gives moderators the listings of all types as one paged list.',
  'rejection': 'PUT /api/{type}/{id}/reject rejects a listing, with a reason for its author.',
  'own-listings': 'GET and PUT under /api/my/listings let members read and resubmit their own listings.',
  'audit-log': 'GET /api/audit tells who did what.',
  'user-search': 'GET /api/users takes q, sort, limit and page.',
  'idempotency-keys': 'A creation takes the header Idempotency-Key and makes one listing per key.',
  'sign-out': 'POST /auth/logout ends a session on the server.',
  'single-listings': 'GET /api/{type}/{id} gives one approved listing.',
  'withdrawal': 'DELETE /api/my/listings/{id} withdraws a listing that is not approved.',
  'own-changes': 'PUT and DELETE /api/my/listings/{id} change and remove an approved listing too; changes wait.',
  'own-history': 'GET /api/my/listings takes q, and GET /api/my/listings/{id}/history tells what happened to a listing.',
  'removed-list': 'GET /api/my/listings takes removed=include, GET /api/listings state=removed, and PUT .../restore restores.',
  'undo': 'PUT /api/decisions/{id}/undo undoes a decision for 60 s; its mail leaves then.',
  'moderation-search': 'GET /api/listings takes q, author, language and age, and the states change, cancelled and any.',
  'reasons': 'GET, POST, PUT and DELETE under /api/reasons; rejections, deletions and disabling take reasons.',
  'statements': 'Listings tell the statement of reasons of a rejection or removal, and given reasons take the law that is violated.',
  'objections': 'Under /api/my/objections and /api/objections, authors object to decisions, and moderators answer.',
  'bulk-decisions': 'POST /api/decisions decides on up to 100 listings, with a result for each.',
  'author-cards': 'GET /api/listings tells of each listing on a page who sent it, and what became of it before.',
  'readings': 'GET and PUT /api/readings tell moderators which listing each of them reads.',
  'duplicates': 'GET /api/duplicates finds listings that are likely to be the same as one that is written.',
  'reports': 'POST /api/listings/{id}/reports reports a listing; PUT and GET /api/listings?state=reported are for moderators.',
  'checks': 'POST /api/checks and /api/checks/answer take links of mails; GET /api/listings takes state=outdated.',
  'merging': 'POST /api/listings/{id}/merge merges a duplicate into the listing that is kept.',
  'disabling': 'PUT and DELETE /api/users/{id}/disabled disable a member with what is listed, and enable one again.',
  'cancellation': 'PUT and DELETE /api/my/listings/{id}/cancellation cancel an event and reopen it; lists take cancelled=include.',
  'rejected-list': 'GET /api/listings takes state=rejected.',
  'resend-verification': 'POST /auth/verification/resend sends the link that confirms an address again.',
  'disown-sign-up': 'POST /auth/verification/disown ends a sign-up, or its account, for the owner of the address.',
  'town-counts': 'GET /api/events/towns tells which towns have the most events.',
  'event-days': 'GET /api/events/days gives the first events of each day of a window, and their number.',
  'search': 'GET /api/search finds approved listings of all types by words.',
  'free-events': 'The lists, days and feeds of events take the parameter free.',
  'city-language': 'The public lists and listings name cities in the language of the parameter cityLanguage.',
  'regions': 'The lists, days and feeds take the parameter region.',
  'filter-counts': 'GET /api/{type}/counts tells how many listings match a filter and each of its choices.',
  'feeds': 'GET /feeds/{type}.{atom,json} and /feeds/events.ics let other apps follow a list.',
  'listing-language': 'Listings have a language, and can have their text in the other one.',
  'event-times': 'Events can have a start time and an end time.',
  'listing-pages': 'GET /{type}/{id} is a page for people.',
  'site-pages': 'GET /terms, /privacy, /imprint and /contact-points are pages for people.',
  'account-language': 'GET and PUT /api/my/language keep the language of a member.',
  'account': 'Under /api/my/, members change the password, list and end sessions, and delete the account.',
  'email-change': 'GET and PUT /api/my/email tell and change the address of a member, with links under /auth/email/.',
  'notices': 'GET and PUT /api/my/notices keep which mails about own listings a member gets.',
  'own-data': 'GET /api/my/data and /api/my/listings.csv give a member what the database has about him, as files.',
  'second-factor': 'Under /api/my/second-factor, members set up a code beside the password; logins take it.',
  'passkeys': 'POST and DELETE under /api/my/second-factor/passkeys add and remove passkeys, which log in at POST /auth/passkey.',
  'digest': 'GET and PUT /api/my/digest keep how often a moderator gets a mail about new listings.',
  'roles': 'PUT /api/users/{id}/role makes members moderators or administrators, and GET /api/my/role tells the own role.',
  'kept-sessions': 'POST /auth/login takes keep, for a session that is used less often.',
  'user-sessions': 'DELETE /api/users/{id}/sessions ends all sessions of a member.',
  'email-login': 'POST /auth/login takes the email address in place of the username.',
}

/** Reads the `offers` of a configuration; empty if it is not an array. Unknown entries have no effect. */
export function offersOf(sent: unknown): Offers {
  return new Set(Array.isArray(sent) ? (sent as readonly Offer[]) : [])
}
