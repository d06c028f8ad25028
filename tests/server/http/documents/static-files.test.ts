/** The files of the built web app: caching and content codings. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '../../../../domain/languages.ts'
import { errorAnswers, setErrorHandler } from '../../../../server/http/problems/error-handler.ts'
import { securityHeaders } from '../../../../server/http/documents/security-headers.ts'
import { sendFiles } from '../../../../server/http/documents/static-files.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'

const configuration = { productName: 'Leaf', contactEmail: 'hello@leaf.example', socialLinks: [], offers: [] }
const script = 'console.log("leaf");'.repeat(100)

let app: FastifyInstance
let apiOnly: FastifyInstance
let greekSite: FastifyInstance

beforeAll(async () => {
  const webFolder = await temporaryFolder()
  const publicFolder = await temporaryFolder()
  for (const folder of ['assets', 'docs']) mkdirSync(join(webFolder, folder))
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html>')
  writeFileSync(join(webFolder, 'index.el.html'), '<!doctype html><html lang="el">')
  writeFileSync(join(webFolder, 'docs/index.html'), '<h1>API</h1>')
  writeFileSync(join(webFolder, 'assets/hero-abc.svg'), '<svg/>')
  writeFileSync(join(webFolder, 'service-worker.js'), script)
  writeFileSync(join(webFolder, 'assets/main-abc.js'), script)
  writeFileSync(join(webFolder, 'assets/main-abc.js.br'), brotliCompressSync(script))
  writeFileSync(join(webFolder, 'assets/main-abc.js.gz'), gzipSync(script))
  writeFileSync(join(publicFolder, 'cities.json'), '[]')
  writeFileSync(join(publicFolder, 'icon.svg'), '<svg/>')
  app = await serving(webFolder, publicFolder)
  greekSite = await serving(webFolder, publicFolder, 'el')
  apiOnly = await serving(join(webFolder, 'nowhere'), publicFolder)
})
afterAll(async () => {
  await app.close()
  await apiOnly.close()
  await greekSite.close()
})

async function serving(webFolder: string, publicFolder: string, defaultLanguage: Language = 'en'): Promise<FastifyInstance> {
  const server = Fastify()
  server.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders({ isSecure: false })))
  setErrorHandler(server, errorAnswers({ elapsedMs: () => 0, defaultLanguage }))
  await sendFiles(server, { webFolder, publicFolder, configuration, publicUrl: null, defaultLanguage })
  return server
}

describe('the policy', () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']

  it('allows documents and the service worker resources of the site', async () => {
    for (const url of ['/', '/docs/', '/service-worker.js']) expect(await policyOf(url), url).toContain("default-src 'self'")
  })

  it('allows a picture that is opened by itself nothing, and is not sent with scripts', async () => {
    expect(await policyOf('/assets/hero-abc.svg')).toContain("default-src 'none'")
    expect(await policyOf('/assets/main-abc.js')).toBeUndefined()
  })
})

describe('the page', () => {
  it('is revalidated each time, with 304 if unchanged', async () => {
    const answer = await app.inject('/')
    expect(answer.body).toBe('<!doctype html>')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie, Accept-Encoding' })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(answer.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    ['without a wish', {}, 'en'],
    ['for a Greek browser', { 'accept-language': 'el-GR,el;q=0.9,en;q=0.8' }, 'el'],
    ['for a browser that prefers English', { 'accept-language': 'el;q=0.4, en-GB;q=0.8' }, 'en'],
    ['for a browser with another language first', { 'accept-language': 'de,el;q=0.8,en;q=0.6' }, 'el'],
    ['for a browser that refuses Greek', { 'accept-language': 'el;q=0, *' }, 'en'],
    ['after a choice', { 'accept-language': 'el', 'cookie': 'a=b; language=en' }, 'en'],
    ['after a choice over https', { 'accept-language': 'el', 'cookie': 'language=el; __Host-language=en' }, 'en'],
    ['after an unknown choice', { 'accept-language': 'el', 'cookie': 'language=xx' }, 'el'],
  ])('has the language of the visitor %s', async (_, headers, language) => {
    for (const url of ['/', '/index.html']) {
      const answer = await app.inject({ url, headers })
      expect([answer.headers['content-language'], answer.body.includes('lang="el"')]).toEqual([language, language === 'el'])
    }
  })

  it.each([
    ['without a wish', {}, 'el'],
    ['for a browser with other languages', { 'accept-language': 'de, fr;q=0.5, *;q=0.1' }, 'el'],
    ['for an English browser', { 'accept-language': 'en' }, 'en'],
    ['after a choice', { cookie: 'language=en' }, 'en'],
  ])('of a site whose default is Greek has the language of the visitor %s', async (_, headers, language) => {
    expect((await greekSite.inject({ url: '/', headers })).headers['content-language']).toBe(language)
  })

  it('of one language has an address of its own', async () => {
    const answer = await app.inject({ url: '/index.el.html', headers: { cookie: 'language=en' } })
    expect(answer.headers['content-language']).toBe('el')
  })

  it.each(['', 'br, gzip'])('of the documentation redirects to its URL with a slash (%s)', async (accepted) => {
    const answer = await app.inject({ url: '/docs', headers: { 'accept-encoding': accepted } })
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/docs/'])
    expect((await app.inject({ url: '/docs/', headers: { 'accept-encoding': accepted } })).body).toBe('<h1>API</h1>')
  })
})

describe('the address of a screen with an encoded hash', () => {
  it.each([
    ['/%23/verify-email?token=abc', '/#/verify-email?token=abc'],
    ['/%23verify-email?token=abc', '/#verify-email?token=abc'],
    ['/%23/reset-password%3Ftoken%3Dabc', '/#/reset-password%3Ftoken%3Dabc'],
    ['/%23%2Fverify-email%3ftoken=abc', '/#%2Fverify-email%3ftoken=abc'],
    ['/%23/forgot-password.', '/#/forgot-password.'],
    ['/%23/', '/#/'],
    ['/%23', '/#'],
  ])('%s redirects to the screen, relatively', async (url, location) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
  })

  it.each(['/%23/no-such-screen', '/%23/verify-email%0d%0aSet-Cookie:x', '/%2523/login'])('%s of no screen is not found', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})

describe('a file with a hash in its name', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is immutable, and sent as compressed at build time: %s', async (coding, unpack) => {
    const answer = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': coding } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': coding, vary: 'Accept-Encoding',
    })
    expect(answer.headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
    expect(unpack(answer.rawPayload).toString()).toBe(script)
  })

  it('is sent uncompressed if the client accepts no coding', async () => {
    const answer = await app.inject('/assets/main-abc.js')
    expect(answer.headers).not.toHaveProperty('content-encoding')
    expect(answer.body).toBe(script)
  })
})

describe('an address without a file', () => {
  const addresses = [
    '/assets/', '/assets/other.js', '/assets/main-abc.js.br', '/../package.json', '/%2e%2e/package.json', '/docs/..%2findex.html',
    '/.git/config', '/.env', '/package.json', '/server/main.js',
  ]

  it.each(addresses)('gets 404: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})

describe('without a built web app', () => {
  it('the page is a sentence that names the build command', async () => {
    const answer = await apiOnly.inject('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('This is the API of Leaf. The web app is not built here; "npm run build" builds it.')
  })

  it('the public files are served, which a shared cache may keep for an hour', async () => {
    const answer = await apiOnly.inject('/cities.json')
    expect(answer.body).toBe('[]')
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=3600')
    const image = await apiOnly.inject('/icon.svg')
    expect(image.headers['cache-control']).toBe('public, max-age=0, s-maxage=3600, stale-while-revalidate=86400')
  })
})
