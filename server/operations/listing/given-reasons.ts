/** The reasons that moderators give for a decision, as its author reads them. */
import type { components } from '../../../contract/openapi.ts'
import type { Language } from '../../../domain/languages.ts'
import { composedReason, type Reason } from '../../../domain/given-reasons/reasons.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { readLanguageOf, readLanguagesOfAuthors, readReasons } from '../../store/reasons.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'

/** The reasons of a request. If there are none, the general one is given. */
export type GivenReasons = components['schemas']['GivenReasons']

/** What the author of a listing is told. Throws invalid-request for a reason that does not exist. */
export type ReasonFor = (db: Connection, stored: StoredListing) => Promise<string>

/**
 * What the author of each of these listings is told. What that takes is read once for all, when the first of them needs it, in the
 * transaction of that one: another connection could have to wait for those that hold all.
 */
export function reasonFor(given: GivenReasons, listings: readonly number[]): ReasonFor {
  // Not a promise: what was not read in one transaction is read in the next.
  let read: ReadReasons | null = null
  return async (db, { listing: { id, language } }) => {
    if (isWordsOnly(given)) return toldText(given, [], language)
    const { reasons, languages } = (read ??= await readAll(db, listings))
    return toldText(given, reasons, languages.get(id) ?? language)
  }
}

interface ReadReasons {
  readonly reasons: readonly Reason[]
  readonly languages: ReadonlyMap<number, Language>
}

async function readAll(db: Connection, listings: readonly number[]): Promise<ReadReasons> {
  return { reasons: await readReasons(db), languages: await readLanguagesOfAuthors(db, listings) }
}

/** What a user is told. Throws invalid-request for a reason that does not exist. */
export async function reasonForUser(db: Connection, given: GivenReasons, user: number): Promise<string> {
  if (isWordsOnly(given)) return toldText(given, [], 'en')
  return toldText(given, await readReasons(db), (await readLanguageOf(db, user)) ?? 'en')
}

/** Whether there are own words and nothing else. */
function isWordsOnly({ reasons: ids = [], reason = null }: GivenReasons): boolean {
  return ids.length === 0 && Boolean(reason?.trim())
}

function toldText({ reasons: ids = [], reason = null }: GivenReasons, all: readonly Reason[], language: Language): string {
  if (!ids.every((id) => all.some((each) => each.id === id))) {
    const allowed = all.map(({ id }) => String(id))
    throw new ProblemError({ type: 'invalid-request', faults: [{ in: 'body', name: 'reasons', rule: 'not-one-of', allowed }] })
  }
  const chosen = all.filter(({ id, isGeneral }) => (ids.length === 0 ? isGeneral : ids.includes(id)))
  return composedReason(chosen.map((each) => each[language]), reason?.trim() || null)
}
