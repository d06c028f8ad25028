/** Listings that are likely to be the same as one that is being written. */
import type { components } from '../../../contract/openapi.ts'
import { hasRole, moderatorRole } from '../../../domain/account/roles.ts'
import {
  likelyScore, likeness, mostDuplicates, titlesReader, type Compared,
} from '../../../domain/listing/likely-duplicates.ts'
import { hasField } from '../../../domain/listing/listing.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { duplicateCandidates, type Candidate } from '../../store/listing/duplicates.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler, Input } from '../handler.ts'

/** Throws unknown-city. */
export function findDuplicates({ db, searchNames, storedCityName }: Dependencies): Handler<'findDuplicates'> {
  return async ({ query, caller }) => {
    const written = readWritten(query, storedCityName)
    const read = titlesReader(written.city, searchNames)
    const listing = read(written)
    const author = hasRole(caller.role, moderatorRole) ? null : caller.id
    const words = listing.titles.flatMap((title) => title.words)
    if (words.length === 0) return { status: 200, body: [] }
    const candidates = await duplicateCandidates(db, written, words, { author, except: query.except ?? null })
    const scored = candidates.map((candidate) => ({ candidate, score: likeness(listing, read(candidate)) }))
    const likely = scored.filter(({ score }) => score >= likelyScore)
    const best = likely.toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id).slice(0, mostDuplicates)
    return { status: 200, body: best.map(({ candidate }) => duplicateBody(candidate, caller)) }
  }
}

type DuplicateBody = components['schemas']['LikelyDuplicate']

function readWritten(
  { type, title, city, startDate, endDate }: Input<'findDuplicates'>['query'],
  storedCityName: Dependencies['storedCityName'],
): Compared {
  const stored = city === undefined ? null : storedCityName(city)
  if (city !== undefined && stored === null) throw new ProblemError({ type: 'unknown-city', city, in: 'query' })
  const days = hasField(type, 'startDate') ? { startDate: startDate ?? null, endDate: endDate ?? null } : {}
  return { type, title, city: stored, ...days }
}

function duplicateBody(candidate: Candidate, { role }: Caller): DuplicateBody {
  const { id, type, state, title, city, startDate = null, endDate = null, sentBy: author } = candidate
  return { id, type, state, title, city, startDate, endDate, ...(hasRole(role, moderatorRole) && { author }) }
}
