/** How often an administrator gets a mail about new listings, and the page that turns it off. */
import { beforeAll, describe, expect, it } from 'vitest'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let site: TestApp
let admin: ReturnType<typeof callsOf>
let link: () => Promise<string>

beforeAll(async () => {
  const { db } = await createTestDatabase()
  site = await startTestApp(db)
  const { id } = await insertMember(db, { username: 'eleni', role: 'ROLE_ADMIN' })
  admin = callsOf(site, 'eleni')
  link = async () => `/digest-off?token=${await issueLinkToken(db, 'digest', id, site.clock.now)}`
})

const chosen = () => got<{ frequency: string }>(admin.get('/api/my/digest'))
const choose = (frequency: string) => admin.put('/api/my/digest', { frequency })

describe('the choice', () => {
  it('is kept, and daily until one is made', async () => {
    const { db } = await createTestDatabase()
    await insertMember(db, { username: 'nikos', role: 'ROLE_ADMIN' })
    const nikos = callsOf(await startTestApp(db), 'nikos')
    expect(await got(nikos.get('/api/my/digest'))).toEqual({ frequency: 'daily' })
    expect(await got(nikos.put('/api/my/digest', { frequency: 'hourly' }))).toEqual({ frequency: 'hourly' })
    expect(await got(nikos.get('/api/my/digest'))).toEqual({ frequency: 'hourly' })
  })

  it('is one of three', async () => {
    expect((await choose('weekly')).statusCode).toBe(400)
  })
})

describe('the page of the link', () => {
  it('changes nothing when it is opened, and turns the mails off when its button is pressed', async () => {
    await got(choose('hourly'))
    const url = await link()
    const page = await site.app.inject({ url })
    expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer'])
    expect(page.body).toContain('<form method="post"><button class="primary">Turn it off</button></form>')
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(await chosen()).toEqual({ frequency: 'hourly' })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await site.app.inject({ method: 'POST', url, headers, payload: '' })
    expect([done.statusCode, done.body.includes('You get no more emails about new listings.')]).toEqual([200, true])
    expect(await chosen()).toEqual({ frequency: 'off' })
  })

  it('is called by mail programs without a session, also twice', async () => {
    await got(choose('daily'))
    const url = await link()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (let n = 0; n < 2; n += 1) {
      expect((await site.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })).statusCode).toBe(200)
    }
    expect(await chosen()).toEqual({ frequency: 'off' })
  })

  it('is in the language of the reader, and leads to the same in the other', async () => {
    const url = await link()
    const page = await site.app.inject({ url, headers: { 'accept-language': 'el' } })
    expect(page.body).toContain('<html lang="el">')
    expect(page.body).toContain(`href="${url}&amp;lang=en" lang="en"`)
    expect(page.body).toContain('Email για νέες καταχωρίσεις')
  })

  it('says that another link is not valid, or not any more, and changes nothing', async () => {
    await got(choose('daily'))
    const expired = await link()
    site.clock.now = new Date(site.clock.now.getTime() + 61 * 86_400_000)
    for (const url of ['/digest-off', '/digest-off?token=x', expired]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await site.app.inject({ method, url })
        expect([answer.statusCode, answer.body.includes('This link is not valid any more.')]).toEqual([404, true])
      }
    }
    site.clock.now = new Date(site.clock.now.getTime() - 61 * 86_400_000)
    expect(await chosen()).toEqual({ frequency: 'daily' })
  })
})
