/** The addresses that programs know of every site. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let site: TestApp

beforeAll(async () => {
  const { db } = await createTestDatabase()
  site = await startTestApp(db, { environment: { PUBLIC_URL: 'https://leaf.example', CONTACT_EMAIL: 'us+100%@leaf.example' } })
})

describe('security.txt', () => {
  const address = '/.well-known/security.txt'

  it('says whom to tell of a vulnerability, in which languages, and where it is', async () => {
    const { statusCode, headers, body } = await site.app.inject(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const fields = body.trimEnd().split('\n').map((line) => line.split(': '))
    expect(Object.fromEntries(fields)).toMatchObject({
      'Contact': 'mailto:us+100%25@leaf.example',
      'Preferred-Languages': 'en, el',
      'Canonical': 'https://leaf.example/.well-known/security.txt',
    })
    expect(fields.map(([name]) => name).sort()).toEqual(['Canonical', 'Contact', 'Expires', 'Preferred-Languages'])
  })

  it('expires in half a year, counted from each day', async () => {
    const expiry = async () => /^Expires: (.*)$/m.exec((await site.app.inject(address)).body)?.[1]
    const begun = site.clock.now
    site.clock.now = new Date('2026-12-01T10:00:00Z')
    const first = await expiry()
    site.clock.now = new Date('2026-12-02T10:00:00Z')
    const next = await expiry()
    site.clock.now = begun
    expect([first, next]).toEqual(['2027-05-30T00:00:00Z', '2027-05-31T00:00:00Z'])
  })
})

describe('the address to change a password', () => {
  it('leads to the own account, for the time being', async () => {
    const { statusCode, headers } = await site.app.inject('/.well-known/change-password')
    expect([statusCode, headers.location]).toEqual([302, '/#/account'])
  })

  it('can be told from an address that does not exist', async () => {
    const { statusCode } = await site.app.inject('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200')
    expect(statusCode).toBe(404)
  })
})
