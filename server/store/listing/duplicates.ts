/** Reads the listings that can be the same as one that is being written; `domain/listing/likely-duplicates.ts` compares them. */
import { sql, type RawBuilder } from 'kysely'
import { spanOf } from '../../../domain/days/occurrences.ts'
import { sharedWords, type Compared, type ComparedWord } from '../../../domain/listing/likely-duplicates.ts'
import { hasField, typeRegistry } from '../../../domain/listing/listing.ts'
import { nameTerm, wordLetter } from '../../../domain/search/search-terms.ts'
import { sortKey } from '../../../domain/sort-key.ts'
import type { Connection } from '../connection.ts'
import { quotedTerm } from '../search/search-terms.ts'

/** A listing that can be the same. */
export interface Candidate extends Compared {
  readonly id: number
  readonly state: 'approved' | 'pending'
  /** The name of the user who sent it; null if there is none. */
  readonly sentBy: string | null
}

/** For whom candidates are read. */
export interface CandidatesFor {
  /** The user whose pending listings are read; null for those of all. */
  readonly author: number | null
  /** The id of a listing that is left out; null for none. */
  readonly except: number | null
}

/** So many listings that have words of the title are sorted by the lengths of their titles, and so many of them are read. */
const [sortedCap, candidateCap] = [1_000, 30]

/** The listings of the type, in the town and on the days, that have enough words of the title, the titles of similar length first. */
export async function duplicateCandidates(
  db: Connection, listing: Compared, words: readonly ComparedWord[], { author, except }: CandidatesFor,
): Promise<Candidate[]> {
  const text = termsText(listing, words)
  const nearest = sql`order by abs(length(sort_key) - ${sortKey(listing).length}), id limit ${candidateCap}`
  const { rows } = await sql<Candidate>`
    with public as materialized (${isRead(listing) ? matchesOnDays(listing, text) : matchesOfTerms(text)}),
    waiting as materialized (select listing from moderation_found(${text}::tsquery, ${sortedCap}::integer)),
    pending as (
      select id, sort_key from waiting join listing on listing.id = waiting.listing
      where state = 'pending' and city is not distinct from ${listing.city} and ${isOnDays(listing)}
        and (${author}::bigint is null or author = ${author}::bigint)
    ),
    candidate as (
      (select id from public where id is distinct from ${except}::bigint ${nearest})
      union all (select id from pending where id is distinct from ${except}::bigint ${nearest})
    )
    select id, type, state, title, translated_title as "translatedTitle", city, start_date as "startDate", end_date as "endDate",
      (select username from "user" where id = listing.author) as "sentBy"
    from listing where id in (select id from candidate)
  `.execute(db)
  return rows
}

/** Whether the public listings in the town and on the days are read one by one: they are few, unless a town has all of a type. */
function isRead({ type, city }: Compared): boolean {
  return hasField(type, 'startDate') || city === null
}

/**
 * Those that begin or end on the same day, from the index of towns and days, a document at a time: the index of terms would find the
 * listings of all days.
 */
function matchesOnDays({ type, city, ...days }: Compared, text: string): RawBuilder<unknown> {
  const { from, to } = spanOf(days) ?? { from: 'infinity', to: 'infinity' }
  const onDay = (day: string, bound: 'first_day' | 'last_day') => sql`
    select listing from occurrence where type = ${type} and city = ${city ?? ''} and day = ${day}::date and ${sql.ref(bound)} = ${day}::date
  `
  return sql`
    select on_day.listing as id, found.sort_key
    from (${onDay(from, 'first_day')} union ${onDay(to, 'last_day')}) as on_day
    cross join lateral (select sort_key, terms from search_document where listing = on_day.listing offset 0) as found
    where found.terms @@ ${text}::tsquery
  `
}

function matchesOfTerms(text: string): RawBuilder<unknown> {
  return sql`select listing as id, sort_key from search_document where terms @@ ${text}::tsquery limit ${sortedCap}`
}

function isOnDays(listing: Compared): RawBuilder<unknown> {
  const span = spanOf(listing)
  return span
    ? sql`(start_date = ${span.from}::date or coalesce(end_date, start_date) = ${span.to}::date)`
    : sql`start_date is null`
}

/** The text of a `tsquery`: the town, and each choice of as many words as listings share at least. */
function termsText({ type, city }: Compared, words: readonly ComparedWord[]): string {
  const quoted = (term: string) => quotedTerm(`${typeRegistry[type].searchLetter}${term}`)
  const ofWords = words.map(({ matched }) => `(${[...matched].flatMap(inEitherScript).map(quoted).join(' | ')})`)
  const chosen = choicesOf(ofWords, sharedWords(words.length)).map((choice) => `(${choice.join(' & ')})`).join(' | ')
  return city === null ? chosen : `${quoted(nameTerm('town', city))} & (${chosen})`
}

/** What is Greek for a word can be written in Latin letters, too; the search takes it for a word of its own. */
function inEitherScript(term: string): readonly string[] {
  return term.startsWith(wordLetter.greek.title) ? [term, `${wordLetter.latin.title}${term.slice(1)}`] : [term]
}

/** Each choice of so many values. */
function choicesOf<Value>(values: readonly Value[], count: number): Value[][] {
  if (count === 0) return [[]]
  return values.flatMap((value, index) => choicesOf(values.slice(index + 1), count - 1).map((rest) => [value, ...rest]))
}
