/** Disables an author and merges listings, whatever they are, and takes that back. */
import { sql } from 'kysely'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { pathOf } from '../calls/listing-calls.ts'
import { administrators, type Answered, type Server } from './random-operations.ts'

interface Site {
  readonly server: Server
  /** What of all that is public differs from the versions. */
  readonly faults: () => Promise<string[]>
}

async function asked({ server }: Site, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Answered> {
  const answered = await server({ username: administrators[0], method, url, ...(body && { body }) })
  if (answered?.status !== 200) throw new Error(`${method} ${url}: ${answered?.status} ${answered?.body}`)
  return answered
}

/**
 * What is wrong while an author is disabled, of whom nothing is public then, or afterwards, when everything is again what it was, also a
 * listing that was restored alone.
 */
export async function faultsOfDisabling(db: Database['db'], users: ReadonlyMap<string, number>, site: Site): Promise<string[]> {
  const enable = (user: number) => asked(site, 'DELETE', `/api/users/${user}/disabled`)
  for (const user of users.values()) await enable(user)
  const user = await authorOfMost(db)
  if (user === null) return []
  const before = await statesOf(db)
  await asked(site, 'PUT', `/api/users/${user}/disabled`, { reason: 'Advertising only.' })
  const left = (await statesOf(db)).filter(({ author, state }) => author === user && ['pending', 'approved'].includes(state))
  const found = [...left.map(({ id, state }) => `${id} of a disabled author is ${state}`), ...(await site.faults())]
  const hidden = before.find(({ author, state }) => author === user && state === 'approved')
  const decision = hidden && (await asked(site, 'PUT', `/api/listings/${hidden.id}/restore`)).header('x-decision')
  await enable(user)
  await asked(site, 'PUT', `/api/decisions/${decision}/undo`)
  return [...found, ...differences(before, await statesOf(db))]
}

/** What is wrong while two listings are merged in a chain, and when the second one is restored and the merge of the first is undone. */
export async function faultsOfMerging(db: Database['db'], site: Site): Promise<string[]> {
  const three = await threeOfAType(db)
  for (const { id, type } of three) await asked(site, 'PUT', `/api/${pathOf[type]}/${id}/approve`)
  const [first, second, third] = three.map(({ id }) => id)
  if (first === undefined || second === undefined || third === undefined) return []
  const before = await statesOf(db)
  const merge = (id: number, into: number) => asked(site, 'POST', `/api/listings/${id}/merge`, { into })
  const decision = (await merge(first, second)).header('x-decision')
  await merge(second, third)
  const found = await site.faults()
  await asked(site, 'PUT', `/api/listings/${second}/restore`)
  found.push(...(await site.faults()))
  await asked(site, 'PUT', `/api/decisions/${decision}/undo`)
  return [...found, ...(await site.faults()), ...differences(before, await statesOf(db))]
}

/** The first three listings that are not removed of the type that has the most. */
async function threeOfAType(db: Database['db']): Promise<readonly { readonly id: number; readonly type: ListingType }[]> {
  const { rows } = await sql<{ id: number; type: ListingType }>`
    select id, type from listing where removed_at is null and type = (
      select type from listing where removed_at is null group by type order by count(*) desc, type limit 1
    ) order by id limit 3`.execute(db)
  return rows
}

/** Who has the most listings that are public; null if none is. */
async function authorOfMost(db: Database['db']): Promise<number | null> {
  const { rows: [row] } = await sql<{ author: number }>`
    select author from listing where state = 'approved' group by author order by count(*) desc, author limit 1`.execute(db)
  return row?.author ?? null
}

interface State {
  readonly id: number
  readonly author: number
  readonly state: string
}

function differences(before: readonly State[], after: readonly State[]): string[] {
  const changed = after.filter((each, n) => JSON.stringify(each) !== JSON.stringify(before[n]))
  return changed.map((each) => `not again what it was: ${JSON.stringify(each)}`)
}

/** Without the revisions and the moments of changes. */
async function statesOf(db: Database['db']): Promise<State[]> {
  const { rows } = await sql<State>`
    select id, author, state, removed_state, removed_at, removed_by, removed_with_account, approved_at, unpublished_at, merged_into,
      cancelled_at, title, array(
        select state || id from listing_version version where version.listing = listing.id order by version.id
      ) versions
    from listing order by id`.execute(db)
  return rows
}
