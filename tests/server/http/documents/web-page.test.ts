/** The HTML page of the web app, as browsers, social networks and search engines get it. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/database/open-database.ts'
import { withInstallation } from '../../../../server/http/documents/web-page.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'
import { startTestApp } from '../../../support/servers/test-app.ts'

const source = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8')
const named = (productName: string) => ({ productName, contactEmail: 'hello@leaf.example', socialLinks: [], offers: [] })
const specialName = `Tom & "Ann's" <b>$& Leaves</b>`

let database: Database
let webFolder: string

beforeAll(async () => {
  database = await createTestDatabase()
  webFolder = await temporaryFolder()
  for (const name of ['index.html', 'index.el.html']) writeFileSync(join(webFolder, name), source)
  mkdirSync(join(webFolder, 'docs'))
  writeFileSync(join(webFolder, 'docs/index.html'), '<h1>API</h1>')
})

const start = (environment: Record<string, string>) => startTestApp(database.db, { environment, files: { webFolder } })

/** The text between two strings, with character references decoded. */
function between(html: string, before: string, after: string): string | undefined {
  const start = html.indexOf(before)
  const text = start < 0 ? undefined : html.slice(start + before.length).split(after)[0]
  return text?.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}

function read(html: string) {
  const meta = (name: string) => between(html, `<meta property="${name}" content="`, '"')
  return {
    title: between(html, '<title>', '<'), heading: between(html, '<h1>', '<'),
    ogTitle: meta('og:title'), siteName: meta('og:site_name'), image: meta('og:image'), url: meta('og:url'),
    canonical: between(html, '<link rel="canonical" href="', '"'),
  }
}

describe('the page of the web app', () => {
  it('contains the product name where scripts are not needed, and absolute URLs', async () => {
    const { app } = await start({ PRODUCT_NAME: specialName, PUBLIC_URL: 'https://leaf.example' })
    for (const url of ['/', '/index.html']) {
      expect(read((await app.inject(url)).body)).toEqual({
        title: specialName, heading: specialName, ogTitle: specialName, siteName: specialName,
        image: 'https://leaf.example/social.png', url: 'https://leaf.example/', canonical: 'https://leaf.example/',
      })
    }
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is the same if compressed, with its own ETag: %s', async (coding, unpack) => {
    const { app } = await start({ PRODUCT_NAME: 'Leaf' })
    const plain = await app.inject('/')
    const packed = await app.inject({ url: '/', headers: { 'accept-encoding': coding } })
    expect(packed.headers['content-encoding']).toBe(coding)
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    expect((await app.inject({ url: '/', headers: { 'if-none-match': String(packed.headers.etag) } })).statusCode).toBe(304)
  })

  it('has the name in its first view, and a policy that allows its inline scripts and styles only', async () => {
    const [script, style] = ['show("Prasino")', 'p{color:#1e6b40}']
    const view = '<!-- first view --><p title="Prasino">Prasino</p><!-- end of the first view -->'
    writeFileSync(join(webFolder, 'index.html'), `<style>${style}</style>${view}<script>${script}</script>`)
    const { app } = await start({ PRODUCT_NAME: specialName })
    writeFileSync(join(webFolder, 'index.html'), source)
    const { body, headers } = await app.inject('/')
    expect([between(body, '<p title="', '"'), between(body, '">', '</p>')]).toEqual([specialName, specialName])
    expect(body).toContain(`<script>${script}</script>`)
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(String(headers['content-security-policy']).split('; ')).toEqual(
      expect.arrayContaining([`script-src 'self' ${hash(script)}`, `style-src 'self' ${hash(style)}`]),
    )
  })

  it('has another ETag with another name', async () => {
    const tags = await Promise.all(['Leaf', 'Tree'].map(async (PRODUCT_NAME) => {
      const { app } = await start({ PRODUCT_NAME })
      return (await app.inject('/')).headers.etag
    }))
    expect(new Set(tags).size).toBe(2)
  })

  it('differs with the default configuration only by the configuration', () => {
    const page = withInstallation(source, { configuration: named('Prasino'), publicUrl: null })
    const link = '<link rel="preload" href="./config.json" as="fetch" crossorigin />'
    expect(page.replace(/<script type="application\/json".*<\/script>/, link)).toBe(source)
  })

  it('can contain any name', () => {
    const names = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('</script>', '<!--<script>', '$&', "'"))
    fc.assert(fc.property(names, (productName) => {
      const html = withInstallation(source, { configuration: named(productName), publicUrl: null })
      expect(read(html)).toMatchObject({ title: productName, ogTitle: productName })
      const sent = /id="configuration">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(sent)).toEqual(named(productName))
    }), { numRuns: 60 })
  })
})
