/** The reasons that administrators give for a decision, as its author reads them. */
import type { components } from '../../../contract/openapi.ts'
import type { Language } from '../../../domain/languages.ts'
import { composedReason } from '../../../domain/given-reasons/reasons.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { readLanguageOf, readReasons } from '../../store/reasons.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'

/** The reasons of a request. If there are none, the general one is given. */
export type GivenReasons = components['schemas']['GivenReasons']

/** What the author of a listing is told. Throws invalid-request for a reason that does not exist. */
export function reasonFor(db: Connection, given: GivenReasons, { author, listing }: StoredListing): Promise<string> {
  return reasonForUser(db, given, author, listing.language)
}

/** What a user is told, or in the other language if he is gone. Throws invalid-request for a reason that does not exist. */
export async function reasonForUser(
  db: Connection, { reasons: ids = [], reason = null }: GivenReasons, user: number | null, otherwise: Language = 'en',
): Promise<string> {
  const own = reason?.trim() || null
  if (ids.length === 0 && own !== null) return composedReason([], own)
  const language = (user === null ? null : await readLanguageOf(db, user)) ?? otherwise
  const reasons = await readReasons(db)
  if (!ids.every((id) => reasons.some((each) => each.id === id))) {
    const allowed = reasons.map(({ id }) => String(id))
    throw new ProblemError({ type: 'invalid-request', faults: [{ in: 'body', name: 'reasons', rule: 'not-one-of', allowed }] })
  }
  const chosen = reasons.filter(({ id, isGeneral }) => (ids.length === 0 ? isGeneral : ids.includes(id)))
  return composedReason(chosen.map((each) => each[language]), own)
}
