/** The configuration and cities of the web app, health, and the headers of every response. */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Database } from '../../server/database/open-database.ts'
import { readContract } from '../../server/http/contract/contract.ts'
import { projectFiles } from '../../server/start/project-files.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { insertApproved, startTestApp } from '../support/servers/test-app.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

describe('the configuration of the web app', () => {
  it('comes from the environment', async () => {
    const { app } = await startTestApp(database.db, {
      environment: { PRODUCT_NAME: 'Leaf', CONTACT_EMAIL: 'us@leaf.example', SOCIAL_LINKS: 'Mastodon=https://social.example/@leaf' },
    })
    const answer = await app.inject('/config.json')
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
    expect(answer.json()).toStrictEqual({
      productName: 'Leaf', contactEmail: 'us@leaf.example', socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@leaf' }],
      offers: expect.any(Array) as string[], passkeySite: 'localhost',
    })
  })

  it('lists all offers of the contract', async () => {
    const { app } = await startTestApp(database.db)
    const contract = parse(readFileSync(projectFiles().contract, 'utf8')) as { components: { schemas: { Offer: { enum: string[] } } } }
    const { offers } = (await app.inject('/config.json')).json<{ offers: string[] }>()
    expect(offers.sort()).toEqual(contract.components.schemas.Offer.enum.sort())
  })
})

describe('the cities', () => {
  it('are the file of the web app', async () => {
    const { app } = await startTestApp(database.db)
    const answer = await app.inject('/greekCities.json')
    expect(answer.body).toBe(readFileSync(new URL('../../public/greekCities.json', import.meta.url), 'utf8'))
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('health', () => {
  it.each(['/health/live', '/health/ready'])('is ok: %s', async (url) => {
    const { app } = await startTestApp(database.db)
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is live but not ready without a database', async () => {
    const other = await createTestDatabase()
    const { app } = await startTestApp(other.db)
    await other.close()
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    expect((await app.inject('/health/ready')).statusCode).toBe(503)
  })
})

describe('every response', () => {
  const addresses = ['/config.json', '/nowhere', '/', '/%zz', '/api/users', '/greekCities.json']

  it.each(addresses)('has the security headers: %s', async (url) => {
    const { app } = await startTestApp(database.db)
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('has those of a document if it is one', async () => {
    const { app } = await startTestApp(database.db)
    expect((await app.inject('/embed')).headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'self'; script-src 'self'/) as string,
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    })
  })

  it('has Strict-Transport-Security if the public address uses https', async () => {
    const { app } = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://leaf.example' } })
    expect((await app.inject('/config.json')).headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('another origin', () => {
  const environment = { WEB_ORIGINS: 'https://web.example, http://localhost:5173' }
  const call = { url: '/api/shops/approved?limit=1', headers: { origin: 'https://web.example' } }

  it('can read responses and their headers if it is in WEB_ORIGINS', async () => {
    await insertApproved(database.db, { type: 'shop' })
    const { app } = await startTestApp(database.db, { environment })
    const { headers } = await app.inject(call)
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://web.example',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'ETag, Link, Retry-After, X-Decision, X-Total-Capped, X-Total-Count, X-Total-Listings',
    })
    expect(String(headers.vary).split(', ').sort()).toEqual(['Accept-Encoding', 'Origin'])
  })

  it('gets no response that a shared cache stored for the own origin', async () => {
    const { app } = await startTestApp(database.db, { environment })
    for (const url of [call.url, '/greekCities.json', '/config.json']) {
      const { headers } = await app.inject(url)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers.vary).toMatch(/\bOrigin\b/)
    }
  })

  it('can read files, which then vary by origin and encoding', async () => {
    const { app } = await startTestApp(database.db, { environment })
    const { headers } = await app.inject({ ...call, url: '/greekCities.json' })
    expect(headers['access-control-allow-origin']).toBe('https://web.example')
    expect(String(headers.vary).split(', ').sort()).toEqual(['Accept-Encoding', 'Origin'])
  })

  it('can read problems', async () => {
    const { app } = await startTestApp(database.db, { environment })
    const { headers } = await app.inject({ ...call, url: '/api/shops/0' })
    expect(headers['access-control-allow-origin']).toBe('https://web.example')
    expect(String(headers.vary).split(', ').sort()).toEqual(['Accept', 'Accept-Language', 'Origin'])
  })

  it('gets a preflight response that is valid for two hours', async () => {
    const { app } = await startTestApp(database.db, { environment })
    const answer = await app.inject({
      method: 'OPTIONS', url: '/api/events/1',
      headers: { ...call.headers, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,content-type' },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({ 'access-control-max-age': '7200', 'access-control-allow-origin': 'https://web.example' })
    expect(answer.headers['access-control-allow-methods']).toContain('PUT')
    expect(String(answer.headers['access-control-allow-headers']).toLowerCase()).toContain('authorization')
  })

  it('can send each header of the contract', async () => {
    const { app } = await startTestApp(database.db, { environment })
    const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'if-match' }
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/events/1', headers: { ...call.headers, ...preflight } })
    const allowed = String(answer.headers['access-control-allow-headers']).split(', ')
    const parameters = (await readContract(projectFiles().contract)).flatMap((operation) => operation.parameters)
    const named = parameters.filter((each) => each.in === 'header').map(({ name }) => name)
    expect(allowed).toEqual(expect.arrayContaining(named))
    expect(named).toContain('Idempotency-Key')
  })

  it('gets no CORS headers if it is not in WEB_ORIGINS', async () => {
    for (const each of [environment, {}]) {
      const { app } = await startTestApp(database.db, { environment: each })
      const { headers } = await app.inject({ ...call, headers: { origin: 'https://evil.example' } })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
  })
})

describe('the log', () => {
  it('has one line for each response, without personal data', async () => {
    const { app, log } = await startTestApp(database.db)
    await app.inject({ url: '/api/events/4711?city=Athens', headers: { 'user-agent': 'Secret browser', authorization: 'Bearer secret' } })
    await app.inject({ url: '/nowhere/maria@example.org' })
    await app.inject({ method: 'POST', url: '/auth/login', payload: { username: 'maria', password: 'Secret words' } })
    const always = { level: 30, time: expect.stringMatching(/^\d{4}-.*T.*Z$/) as string, reqId: expect.any(String) as string, ms: expect.any(Number) as number }
    expect(log).toEqual([
      { ...always, method: 'GET', route: '/api/events/:id', status: 404, msg: 'answered' },
      { ...always, method: 'GET', route: null, status: 404, msg: 'answered' },
      { ...always, method: 'POST', route: '/auth/login', status: 401, msg: 'answered' },
    ])
    expect(new Set(log.map(({ reqId }) => reqId)).size).toBe(3)
    expect(JSON.stringify(log)).not.toMatch(/4711|Athens|[Ss]ecret|maria|127\.0\.0\.1/)
  })

  it('is empty with LOG_LEVEL=silent', async () => {
    const { app, log } = await startTestApp(database.db, { environment: { LOG_LEVEL: 'silent' } })
    await app.inject('/config.json')
    expect(log).toEqual([])
  })
})
