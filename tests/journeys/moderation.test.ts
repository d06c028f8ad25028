/** Runs every path of deciding on a listing in a browser. */
import { sql } from 'kysely'
import { insertListing } from '../../server/store/listings.ts'
import { test as accounts } from '../support/accounts.ts'
import { admin, moderatedSite } from '../support/moderation.ts'
import { signIn, tokenOf } from '../support/sign-in.ts'
import { pendingShops } from '../support/pending-listings.ts'
import { testJourney } from './journey.ts'
import { titles } from './moderation-model.ts'
import { moderationJourney, type ModerationWorld } from './moderation.journey.ts'
import { openDatabase, type SiteDatabase } from './records.ts'

const test = accounts.extend<{ db: SiteDatabase; world: ModerationWorld }>({
  sharedSite: async ({ shared }, provide) => provide(await shared.get(moderatedSite)),
  db: openDatabase,
  world: async ({ page, site, smtp, db, member, expectConsole, visit }, provide) => {
    const id = await replaceListings(db, member.username)
    const token = await tokenOf(site.url, admin)
    const colleague = (method: 'PUT' | 'DELETE', changes?: object) => send(`${site.url}/api/shops/${id}`, token, method, changes)
    await signIn(page, admin.username, 'ROLE_ADMIN', token)
    await visit('/admin-events')
    await provide({ page, site, smtp, db, member, colleague, expectConsole })
  },
})

testJourney(test, moderationJourney)

/** Replaces all listings of the site by one of this member; returns its id. */
async function replaceListings(db: SiteDatabase, username: string): Promise<number> {
  const { id: author } = await db.selectFrom('user').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('listing').execute()
    await sql`update public_version set version = version + 1`.execute(transaction)
    const [shop] = pendingShops(1)
    if (!shop) throw new Error('There is no pending shop.')
    return insertListing(transaction, { ...shop, title: titles.first, author })
  })
}

async function send(url: string, token: string, method: string, changes?: object): Promise<void> {
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` })
  if (changes) headers.set('content-type', 'application/json')
  const answer = await fetch(url, { method, headers, ...(changes && { body: JSON.stringify(changes) }) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
}
