/** The reasons that moderators give for a decision, as its author reads them. */
import type { components } from '../../../contract/openapi.ts'
import type { Language } from '../../../domain/languages.ts'
import { composedReason, type Reason } from '../../../domain/given-reasons/reasons.ts'
import type { Measure, NewStatement } from '../../../domain/given-reasons/statement.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { readLanguageOf, readLanguagesOfAuthors, readReasons } from '../../store/reasons.ts'
import { hasOpenReports } from '../../store/reports.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'

/** The reasons of a request. If there are none, the general one is given. */
export type GivenReasons = components['schemas']['GivenReasons']

/** The statement that the author of a listing gets. Throws invalid-request for a reason that does not exist. */
export type StatementFor = (db: Connection, stored: StoredListing, measure: Exclude<Measure, 'disabled'>) => Promise<NewStatement>

/**
 * The statement for the author of each of these listings, who is not told who reported one. What it takes is read once for all, when the
 * first of them needs it, in the transaction of that one: another connection could have to wait for those that hold all.
 */
export function statementFor(given: GivenReasons, listings: readonly number[]): StatementFor {
  // Not a promise: what was not read in one transaction is read in the next.
  let read: ReadReasons | null = null
  return async (db, { listing: { id, language } }, measure) => {
    const found = (await hasOpenReports(db, [id])) ? 'report' : 'own'
    const stated = (facts: string) => ({ measure, law: lawOf(given), facts, found }) as const
    if (isWordsOnly(given)) return stated(toldText(given, [], language))
    const { reasons, languages } = (read ??= await readAll(db, listings))
    return stated(toldText(given, reasons, languages.get(id) ?? language))
  }
}

/** Null if a rule of the terms of use is violated, as for clients that name no law. */
function lawOf({ law = null }: GivenReasons): string | null {
  return law?.trim() || null
}

interface ReadReasons {
  readonly reasons: readonly Reason[]
  readonly languages: ReadonlyMap<number, Language>
}

async function readAll(db: Connection, listings: readonly number[]): Promise<ReadReasons> {
  return { reasons: await readReasons(db), languages: await readLanguagesOfAuthors(db, listings) }
}

/**
 * The statement for a user who is disabled; `listings` are those that are removed too. Throws invalid-request for a reason that does not
 * exist.
 */
export async function statementForUser(
  db: Connection, given: GivenReasons, { user, listings }: { readonly user: number; readonly listings: readonly number[] },
): Promise<NewStatement> {
  const found = (await hasOpenReports(db, listings)) ? 'report' : 'own'
  const [reasons, language] = isWordsOnly(given) ? [[], null] : [await readReasons(db), await readLanguageOf(db, user)]
  return { measure: 'disabled', law: lawOf(given), facts: toldText(given, reasons, language ?? 'en'), found }
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
