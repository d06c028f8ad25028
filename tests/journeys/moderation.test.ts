/** Runs every path of deciding on a listing in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as moderation } from '../support/sites/moderation.ts'
import { admin } from '../support/sites/members-site.ts'
import { insertContent, type SiteDatabase } from '../support/sites/open-site.ts'
import { tokenOf } from '../support/browser/sign-in.ts'
import { pendingShops } from '../support/listings/pending-listings.ts'
import { titles } from './moderation-model.ts'
import { moderationJourney, type ModerationWorld } from './moderation.journey.ts'

const test = moderation.extend<{ world: ModerationWorld }>({
  siteContent: { listings: [] },
  world: async ({ page, site, smtp, db, member, expectConsole, openAsAdmin }, provide) => {
    const id = await insertShopOf(db, member.username)
    const token = await tokenOf(site.url, admin)
    const colleague = (method: 'PUT' | 'DELETE', changes?: object) => send(`${site.url}/api/shops/${id}`, token, method, changes)
    await openAsAdmin(page)
    await provide({ page, site, smtp, db, member, colleague, expectConsole })
  },
})

testJourney(test, moderationJourney)

/** Returns the id. */
async function insertShopOf(db: SiteDatabase, username: string): Promise<number> {
  const { id: author } = await db.selectFrom('user').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  await insertContent(db, { listings: pendingShops(1).map((shop) => ({ ...shop, title: titles.first, author })) })
  const { id } = await db.selectFrom('listing').select('id').executeTakeFirstOrThrow()
  return id
}

async function send(url: string, token: string, method: string, changes?: object): Promise<void> {
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` })
  if (changes) headers.set('content-type', 'application/json')
  const answer = await fetch(url, { method, headers, ...(changes && { body: JSON.stringify(changes) }) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
}
