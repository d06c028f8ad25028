/** The pages about the site, over HTTP: terms, privacy, imprint and contact points. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../../domain/languages.ts'
import { sitePages } from '../../../domain/site-pages.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const titles = {
  'terms': ['Terms of use', 'Όροι χρήσης'],
  'privacy': ['Privacy', 'Προσωπικά δεδομένα'],
  'imprint': ['Imprint', 'Ταυτότητα'],
  'contact-points': ['Contact points', 'Σημεία επαφής'],
} as const

const eachPage = sitePages.flatMap((page) => languages.map((language, index) => ({ page, language, title: titles[page][index] ?? '' })))

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://leaf.example', PRODUCT_NAME: 'Leaf & Tree' } })
})

/** The content of the main element. */
const mainOf = (body: string) => /<main>([^]*)<\/main>/.exec(body)?.[1] ?? ''

describe.each(eachPage)('/$page in "$language"', ({ page, language, title }) => {
  const url = `/${page}?lang=${language}`

  it('is a document of the site, for everybody and for search engines', async () => {
    const { statusCode, headers, body } = await site.app.inject(url)
    expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([200, 'text/html; charset=utf-8', language])
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1')
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' 'sha256-[^']+'; /)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).toContain(`<title>${title} | Leaf &amp; Tree</title>`)
    expect(mainOf(body)).toContain(`<h1>${title}</h1>`)
    expect(body).toContain(`<link rel="canonical" href="https://leaf.example/${page}?lang=${language}">`)
    for (const other of languages) {
      expect(body).toContain(`<link rel="alternate" hreflang="${other}" href="https://leaf.example/${page}?lang=${other}">`)
    }
    expect(body).not.toContain('noindex')
  })

  it('has no script in its text, and says what its operator has still to write', async () => {
    const main = mainOf((await site.app.inject(url)).body)
    expect(main).not.toMatch(/<(?:script|style|img|iframe|svg)|\son\w+=|javascript:/i)
    expect(main).toContain('<p class="notice">')
    expect(main).toMatch(/<mark>\[[^\]]+\]<\/mark>/)
  })

  it('is in the sitemap', async () => {
    expect((await site.app.inject('/sitemap/lists.xml')).body).toContain(`<loc>https://leaf.example/${page}?lang=${language}</loc>`)
  })

  it('is linked from the footer of each document', async () => {
    for (const from of ['/lists', '/embed', '/imprint', '/nothing-here']) {
      const { body } = await site.app.inject({ url: `${from}?lang=${language}`, headers: { accept: 'text/html' } })
      expect(/<footer[^]*<\/footer>/.exec(body)?.[0]).toContain(`<a href="${url}">${title}</a>`)
    }
  })
})

it.each(sitePages)('/%s is in the language of the reader, and is confirmed to who has it', async (page) => {
  const { headers, body } = await site.app.inject({ url: `/${page}`, headers: { 'accept-language': 'el' } })
  expect([headers['content-language'], headers.vary]).toEqual(['el', 'Accept-Language, Cookie, Accept-Encoding'])
  expect(body).toContain(`<html lang="el">`)
  const again = await site.app.inject({ url: `/${page}`, headers: { 'accept-language': 'el', 'if-none-match': headers.etag } })
  expect(again.statusCode).toBe(304)
  expect((await site.app.inject(`/${page}/?lang=el`)).headers.location).toBe(`/${page}?lang=el`)
})

it('the texts have the values of this site', async () => {
  const environment = { PUBLIC_URL: 'https://leaf.example', PRODUCT_NAME: 'Leaf', CONTACT_EMAIL: 'us@leaf.example', LOG_TEXT_YEARS: '7' }
  const { app } = await startTestApp(database.db, { environment })
  const main = mainOf((await app.inject('/privacy?lang=en')).body)
  expect(main).toContain('which personal data Leaf at <a href="https://leaf.example">https://leaf.example</a> keeps')
  expect(main).toContain('<a href="mailto:us@leaf.example">us@leaf.example</a>')
  expect(main).toContain('are erased after 7 years')
  expect(main).toContain('<a href="/terms?lang=en">Terms of use</a>')
})

it('a text of the operator is shown in place of its model, without a notice when nothing is missing', async () => {
  const SITE_DIR = await temporaryFolder()
  writeFileSync(join(SITE_DIR, 'imprint.en.md'), '# Who we are\n\nThe society of {product}, <b>Chania</b>.\n')
  const { app } = await startTestApp(database.db, { environment: { SITE_DIR } })
  const { body } = await app.inject('/imprint?lang=en')
  expect(mainOf(body).trim()).toBe(
    '<article class="site-text">\n<h1>Who we are</h1>\n\n<p>The society of Prasino, &lt;b&gt;Chania&lt;/b&gt;.</p>\n</article>',
  )
  expect(body).toContain('<meta name="description" content="The society of Prasino, &lt;b&gt;Chania&lt;/b&gt;.">')
  expect(mainOf((await app.inject('/imprint?lang=el')).body)).toContain('<h1>Ταυτότητα</h1>')
})

it('the page of the app has the links below its footer, in its language', async () => {
  const webFolder = await temporaryFolder()
  const source = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
  for (const name of ['index.html', 'index.el.html']) writeFileSync(join(webFolder, name), source)
  mkdirSync(join(webFolder, 'docs'))
  const { app } = await startTestApp(database.db, { files: { webFolder } })
  for (const [index, language] of languages.entries()) {
    const { body } = await app.inject({ url: '/', headers: { 'accept-language': language } })
    const [, links = ''] = /<nav class="site-links" aria-label="[^"]+">(.*)<\/nav><\/body>/.exec(body) ?? []
    expect(links).toBe(sitePages.map((page) => `<a href="/${page}?lang=${language}">${titles[page][index]}</a>`).join(''))
  }
})
