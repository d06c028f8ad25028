/** Listings in response bodies, for their authors and for moderators. */
import type { components } from '../../../contract/openapi.ts'
import type { CityNameIn } from '../../../domain/places/cities.ts'
import { languages, type Language } from '../../../domain/languages.ts'
import { restorableUntil } from '../../../domain/listing/lifecycle.ts'
import type { Listing, ListingFields, ListingOf, ListingType } from '../../../domain/listing/listing.ts'
import { restorableBefore, type Statement } from '../../../domain/given-reasons/statement.ts'
import type { StoredObjection, StoredStatement } from '../../store/listing/statements.ts'
import type { StoredChange } from '../../store/listing/listing-versions.ts'
import type { StoredListing, StoredRemoval } from '../../store/listing/stored-listings.ts'
import type { MailedListing, MailedTexts } from '../../store/outbox.ts'

/** The ETag of a listing; each change of the listing changes it. */
export function etagOf({ listing, revision }: StoredListing): string {
  return `"${listing.id}-${revision}"`
}

/** The response that contains one listing. */
export function listingAnswer<Type extends ListingType>(stored: StoredListing<Type>): {
  readonly status: 200
  readonly body: ListingOf<Type>
  readonly headers: { readonly ETag: string }
} {
  return { status: 200, body: stored.listing, headers: { ETag: etagOf(stored) } }
}

/** The header that names the decision of a moderator; none if nothing has changed. */
export function decisionHeader({ decision }: { readonly decision: number | null }): { readonly 'X-Decision'?: number } {
  return decision === null ? {} : { 'X-Decision': decision }
}

/** What has a city, with its name in this language; undefined leaves the stored name. */
export function withCityIn<Body extends { readonly city: string | null }>(
  body: Body, language: Language | undefined, nameIn: CityNameIn,
): Body {
  return language && body.city ? { ...body, city: nameIn(body.city, language) } : body
}

/** A listing with its type, state and ETag, for lists of all types. */
export function typedListing(stored: StoredListing): components['schemas']['TypedListing'] {
  const { listing, type, state, stateSince, removal, statement, change, moved, check } = stored
  return {
    ...listing, type,
    state: removal ? 'removed' : state,
    stateSince: (removal?.at ?? stateSince).toISOString(),
    removal: removal && removalBody(removal),
    rejectionReason: statement?.facts ?? null,
    ...statementIn(removal ? removal.statement : statement),
    change: change && changeBody(listing, change),
    moved: moved && { at: moved.at.toISOString(), listing: textBody(listing.id, moved.seen) },
    ...(check && { check: { at: check.at.toISOString(), unanswered: check.unanswered } }),
    etag: etagOf(stored),
  }
}

function removalBody({ at, statement, ...rest }: StoredRemoval): components['schemas']['ListingRemoval'] {
  return { at: at.toISOString(), until: restorableUntil(at).toISOString(), reason: statement?.facts ?? null, ...rest }
}

/** Absent where there is none. */
function statementIn(statement: StoredStatement | null): { readonly statement?: Statement } {
  return statement ? { statement: statementBody(statement) } : {}
}

/** A statement, with the objection if there is one. */
export function statementBody({ at, objection, ...stated }: StoredStatement): Statement {
  const until = restorableBefore(stated.measure, at)?.toISOString() ?? null
  return { ...stated, at: at.toISOString(), until, ...(objection && { objection: objectionBody(objection) }) }
}

/** An objection. */
export function objectionBody({ at, ...said }: StoredObjection): components['schemas']['Objection'] {
  return { ...said, at: at.toISOString() }
}

type SentChange = components['schemas']['ListingChange']

function changeBody({ id }: Listing, { fields, state, statement, submittedAt }: StoredChange): SentChange {
  const text = { submittedAt: submittedAt.toISOString(), listing: textBody(id, fields) }
  return { state, rejectionReason: statement?.facts ?? null, ...statementIn(statement), ...text }
}

function textBody(id: number, fields: ListingFields): SentChange['listing'] {
  return { id, ...fields, approved: true } as SentChange['listing']
}

/** What a mail tells of two texts of a listing. */
export function mailedTexts(before: ListingFields, after: ListingFields, nameIn: CityNameIn): MailedTexts {
  const cities = [before.city, after.city].flatMap((city) => city ?? [])
  const namesOf = (city: string) => Object.fromEntries(languages.map((language) => [language, nameIn(city, language)]))
  return { before, after, cities: Object.fromEntries(cities.map((city) => [city, namesOf(city)])) as MailedTexts['cities'] }
}

/** What mails say of a listing. */
export function mailedListing({ title, startDate, endDate, startTime, endTime }: ListingFields): MailedListing {
  return startTime ? { title, when: { startDate, endDate, startTime, endTime } } : { title }
}
