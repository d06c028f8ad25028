/** Reads the listings that can be the same as one that is being written; `domain/listing/likely-duplicates.ts` compares them. */
import { sql, type RawBuilder } from 'kysely'
import { spanOf } from '../../../domain/days/occurrences.ts'
import { sharedWords, type Compared, type ComparedWord } from '../../../domain/listing/likely-duplicates.ts'
import { typeRegistry } from '../../../domain/listing/listing.ts'
import { nameTerm, wordLetter } from '../../../domain/search/search-terms.ts'
import { sortKey } from '../../../domain/sort-key.ts'
import type { Connection } from '../connection.ts'
import { quotedTerm } from '../search/search-terms.ts'

/** A listing that can be the same. */
export interface Candidate extends Compared {
  readonly id: number
  readonly state: 'approved' | 'pending'
}

/** For whom candidates are read. */
export interface CandidatesFor {
  /** The user whose pending listings are read; null for those of all. */
  readonly author: number | null
  /** The id of a listing that is left out; null for none. */
  readonly except: number | null
}

/** So many listings that have words of the title are sorted by the lengths of their titles, and so many of them are read. */
const [sortedCap, candidateCap] = [2_000, 40]

/** The listings of the type, in the town and on the days, that have enough words of the title, the titles of similar length first. */
export async function duplicateCandidates(
  db: Connection, listing: Compared, words: readonly ComparedWord[], { author, except }: CandidatesFor,
): Promise<Candidate[]> {
  const text = termsText(listing, words)
  const length = sortKey(listing).length
  const isOther = sql`listing is distinct from ${except}::bigint`
  const { rows } = await sql<Candidate>`
    with public as (
      select listing from (${publicMatches(listing, text)}) as found where ${isOther}
      order by abs(length(sort_key) - ${length}), listing limit ${candidateCap}
    ),
    pending as (
      select moderation_document.listing from moderation_document join listing as sent on sent.id = listing
      where moderation_document.terms @@ ${text}::tsquery and ${isOther} and sent.state = 'pending' and sent.type = ${listing.type}
        and (${author}::bigint is null or sent.author = ${author}::bigint)
      order by abs(length(sent.sort_key) - ${length}), listing limit ${candidateCap}
    )
    select id, type, state, title, translated_title as "translatedTitle", city, start_date as "startDate", end_date as "endDate"
    from listing where id in (select listing from public union all select listing from pending)
  `.execute(db)
  return rows
}

/** Selects events that begin or end with this one from the index of a town and a day, and other listings by their terms. */
function publicMatches({ type, city, ...days }: Compared, text: string): RawBuilder<unknown> {
  const span = spanOf(days)
  const has = sql`search_document.terms @@ ${text}::tsquery`
  if (!span) {
    return sql`
      select listing, sort_key from search_document where type = ${type} and last_day = 'infinity' and ${has} limit ${sortedCap}
    `
  }
  const onDay = (day: string, bound: 'first_day' | 'last_day') => sql`
    select listing from occurrence where type = ${type} and city = ${city ?? ''} and day = ${day}::date and ${sql.ref(bound)} = ${day}::date
  `
  return sql`
    select listing, sort_key from search_document
    where listing in (${onDay(span.from, 'first_day')} union ${onDay(span.to, 'last_day')}) and ${has}
  `
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
