/** A server with an administrator, an author and another member, and what tests of an author's listings read of it. */
import type { components } from '../../../contract/openapi.ts'
import { auditEntries } from '../calls/audit-entries.ts'
import { callsOf, got } from '../calls/listing-calls.ts'
import { insertMember } from '../listings/members.ts'
import { createTestDatabase } from '../servers/database.ts'
import { startTestApp } from '../servers/test-app.ts'

/** A listing as its author sees it. */
export type Own = components['schemas']['OwnListing']

/** The body of an event. */
export const walk = { title: 'Walk', description: 'Far.', city: 'Volos', startDate: '2027-04-22', cost: 2, tags: [{ name: 'Art' }] }

/** The server, the calls of its people, and what they lead to. */
export type AuthorsSite = Awaited<ReturnType<typeof startAuthorsSite>>

export async function startAuthorsSite() {
  const database = await createTestDatabase()
  const site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '10' } })
  const adminId = (await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })).id
  const authorId = (await insertMember(database.db, { username: 'maria' })).id
  await insertMember(database.db, { username: 'nikos' })
  const [admins, mine, others] = [callsOf(site, 'admin'), callsOf(site, 'maria'), callsOf(site, 'nikos')]
  const listed = () => got<Own[]>(mine.get('/api/my/listings?limit=50&removed=include'))
  const submitted = async (body: object = walk) => (await got(mine.submit('event', body))).id
  return {
    database, site, admins, mine, others, adminId, authorId,
    /** A pending event of the author. */
    submitted,
    /** An approved event of the author, of which no mail is left. */
    published: async (body: object = walk) => {
      const id = await submitted(body)
      await got(admins.approve('event', id))
      await database.db.deleteFrom('mail_outbox').execute()
      return id
    },
    /** A listing of the author, also a removed one. */
    own: async (id: number) => (await listed()).find((each) => each.id === id),
    /** The last entry of the log about a listing. */
    entryOf: async (id: number) => (await auditEntries(database.db)).find(({ listing }) => listing?.id === id),
    mails: async () => (await database.db.selectFrom('mail_outbox').select('mail').orderBy('id').execute()).map(({ mail }) => mail),
  }
}
