/** Which listings the list for moderation has by words, towns and tags: from the terms of the search, those of hidden texts included. */
import { sql, type RawBuilder } from 'kysely'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { QueueState } from '../../../domain/moderation/queue.ts'
import { namesWord } from '../../../domain/search/query-word.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import { readSearch, type SearchQuery } from '../../../domain/search/search-query.ts'
import { lastRank } from '../../../domain/search/search-ranks.ts'
import type { Connection } from '../connection.ts'
import { countedTerms, leastListings } from '../search/search-counts.ts'
import { prefixQuery, termQuery } from '../search/search-terms.ts'
import type { ModerationQuery } from './moderation-keys.ts'

/** What the listings have to match. */
export interface Matches {
  /** Whether a listing of the query around, of which it reads `id`, `type` and `author`, matches. */
  readonly condition: RawBuilder<unknown>
  /** Selects the ids of at most so many of those that match, in any order. */
  readonly idsUpTo: (most: number) => RawBuilder<unknown>
  /** A lower bound of their number, known without reading them. */
  readonly atLeast: number
}

/** So many stored terms take the place of the beginning of a word, since the index is read faster by whole terms. */
const termCap = 20

/** So many authors are found by the beginning of their usernames. */
const maxAuthors = 20

/** Null if all listings match: nothing is searched, nor a town or a tag chosen. */
export async function matchesOf(db: Connection, query: ModerationQuery, names: readonly SearchName[]): Promise<Matches | null> {
  const { text, filter } = query
  const places = [...namesWord('town', filter.cities), ...namesWord('tag', filter.tags)]
  if (text === '') return places.length === 0 ? null : matchesOfTerms(query, await termsOf(db, query, places))
  const words = readSearch(text, names)
  const [found, authors] = await Promise.all([
    words.length === 0 ? null : termsOf(db, query, [...words, ...places]),
    authorsNamed(db, text),
  ])
  const byWords = found && matchesOfTerms(query, found)
  if (authors.length === 0) return byWords ?? nothing
  const placed = places.length === 0 ? null : matchesOfTerms(query, await termsOf(db, query, places))
  const byAuthor = matchesOfAuthors(authors, placed)
  return byWords ? either(byWords, byAuthor) : byAuthor
}

const nothing: Matches = { condition: sql`false`, idsUpTo: () => sql`select null::bigint where false`, atLeast: 0 }

function either(one: Matches, other: Matches): Matches {
  return {
    condition: sql`(${one.condition} or ${other.condition})`,
    idsUpTo: (most) => sql`(${one.idsUpTo(most)}) union all (${other.idsUpTo(most)})`,
    atLeast: Math.max(one.atLeast, other.atLeast),
  }
}

async function authorsNamed(db: Connection, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from "user" where search_text >= lower(${text} collate "C") and search_text < lower(${text} collate "C") || ${'\u{10FFFF}'}
    order by search_text limit ${maxAuthors}
  `.execute(db)
  return rows.map(({ id }) => id)
}

function matchesOfAuthors(authors: readonly number[], placed: Matches | null): Matches {
  const isTheirs = sql`listing.author = any(${authors}::bigint[])`
  const condition = placed ? sql`(${isTheirs} and ${placed.condition})` : isTheirs
  return { condition, idsUpTo: (most) => sql`select listing.id from listing where ${condition} limit ${most}`, atLeast: 0 }
}

/** The tables that have the terms of the listings of a list. */
const documentsOf: Readonly<Record<QueueState, readonly DocumentTable[]>> = {
  pending: ['moderation_document'],
  change: ['moderation_document'],
  reported: ['search_document', 'moderation_document'],
  outdated: ['search_document'],
  approved: ['search_document'],
  rejected: ['moderation_document'],
  removed: ['moderation_document'],
  cancelled: ['search_document'],
  any: ['search_document', 'moderation_document'],
}

type DocumentTable = 'search_document' | 'moderation_document'

/** What is searched in each table for the listings of a type; empty if none of them match. */
interface TermTexts extends Readonly<Record<DocumentTable, readonly TypedText[]>> {
  /** A lower bound of the listings that match. */
  readonly atLeast: number
}

interface TypedText {
  readonly type: ListingType
  /** The text of a `tsquery`. */
  readonly text: string
}

async function termsOf(db: Connection, { state, type }: ModerationQuery, words: SearchQuery): Promise<TermTexts> {
  const types = type === null ? listingTypes : [type]
  const textsOf = (queryOf: (each: ListingType) => string | null) =>
    types.map((each) => ({ type: each, text: queryOf(each) ?? '' })).filter(({ text }) => text !== '')
  const isPublic = documentsOf[state].includes('search_document')
  const counted = isPublic ? await countedTerms(db, words, termCap) : null
  return {
    search_document: counted ? textsOf((each) => termQuery(counted, each, lastRank)) : [],
    moderation_document: textsOf((each) => prefixQuery(words, each)),
    atLeast: counted ? types.reduce((sum, each) => sum + leastListings(counted, each), 0) : 0,
  }
}

/** The terms of one type are searched at a time: PostgreSQL compares each document with the whole of a query. */
function matchesOfTerms({ state }: ModerationQuery, texts: TermTexts): Matches {
  const tables = documentsOf[state].filter((table) => texts[table].length > 0)
  if (tables.length === 0) return nothing
  // Scalar subqueries, since the planner may find all matches of an `exists` before it reads the first listing.
  const conditions = tables.map((table) => sql`(
    select ${sql.ref(`${table}.terms`)} @@ ${queryOfType(texts[table])}
    from ${sql.table(table)} where ${sql.ref(`${table}.listing`)} = listing.id
  )`)
  return {
    // A listing without a document has null, and so has one of a type without a query.
    condition: sql`(${sql.join(conditions, sql` or `)})`,
    idsUpTo: (most) =>
      sql.join(tables.flatMap((table) => texts[table].map(({ text }) => sql`(${idsOf(table, text, most)})`)), sql` union all `),
    atLeast: texts.atLeast,
  }
}

function queryOfType(texts: readonly TypedText[]): RawBuilder<unknown> {
  return sql`(case listing.type ${sql.join(texts.map(({ type, text }) => sql`when ${type} then ${text}::tsquery`), sql` `)} end)`
}

function idsOf(table: DocumentTable, text: string, most: number): RawBuilder<unknown> {
  if (table === 'moderation_document') return sql`select listing from moderation_found(${text}::tsquery, ${most}::integer)`
  return sql`select listing from search_document where terms @@ ${text}::tsquery limit ${most}`
}
