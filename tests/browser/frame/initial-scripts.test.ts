/** The code that a first visit to home does not load. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { languages, type Language } from '../../../domain/languages.ts'
import { paths } from '../../../domain/paths.ts'
import { usedBuild } from '../../../tools/used-build.ts'
import { bringIntoView } from '../../support/browser/carousel.ts'
import { hold } from '../../support/browser/hold-requests.ts'
import { goTo } from '../../support/browser/open-screen.ts'
import { markOfScreen } from '../../support/browser/screens.ts'
import { expect, test } from '../../support/sites/visitor.ts'

/** Texts that only these packages and parts contain. */
const marks = {
  'react-big-calendar': 'rbc-',
  luxon: 'Invalid DateTime',
  'react-day-picker': 'rdp-',
  Radix: 'dismissableLayer',
  uqr: 'Mask value out of range',
  carousel: 'Stop the cards from moving',
  drafts: 'savedAt',
  'the links of members': '"data-role":`own`',
}

const assets = join(usedBuild(), 'web/assets')
const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
const scripts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))

test('the initial scripts contain neither calendar, carousel, menus, drafts nor parts of members', async ({ request }) => {
  const names = initialScripts(await pageIn(request, 'en'))
  const initial = [...scripts].filter(([name]) => names.includes(name))
  const later = [...scripts].filter(([name]) => !names.includes(name))
  expect(initial.length).toBeGreaterThan(0)
  for (const [name, mark] of Object.entries({ ...marks, ...markOfScreen })) {
    expect.soft(initial.filter(([, text]) => text.includes(mark)).map(([script]) => script), name).toEqual([])
    expect.soft(later.filter(([, text]) => text.includes(mark)).length, name).toBeGreaterThan(0)
  }
})

/** How the links of the page that are for the other device begin. */
const otherDevice = { phone: 'not', wide: '(' } as const

/** The most that the scripts of a screen weigh, compressed, in kilobytes; those of a screen without a path are in the page. */
const budgets = [
  { screen: 'home', path: null, device: 'phone', most: 133 },
  { screen: 'a list', path: '/shop', device: 'phone', most: 142 },
  { screen: 'the list of events', path: '/events?mode=list', device: 'phone', most: 145 },
  { screen: 'the calendar of a phone', path: '/events', device: 'phone', most: 151 },
  { screen: 'the calendar of a wide screen', path: '/events', device: 'wide', most: 220 },
  { screen: 'the search', path: '/search', device: 'phone', most: 155 },
  { screen: 'the login', path: '/login', device: 'phone', most: 143 },
  { screen: 'the contact', path: '/contact', device: 'phone', most: 144 },
  { screen: 'the form', path: paths.addSomethingGreen, device: 'phone', most: 156 },
  { screen: 'the largest screen of members', path: paths.adminEvents, device: 'wide', most: 192 },
] as const

for (const language of languages) {
  for (const { screen, path, device, most } of budgets) {
    test(`the scripts of ${screen} in "${language}" weigh at most ${most} kB`, async ({ request }) => {
      const page = await pageIn(request, language)
      const needed = [...new Set([...initialScripts(page), ...(path === null ? [] : scriptsOf(page, path, device))])]
      const weights = needed.map((name) => [name, brotliCompressSync(scripts.get(name) ?? '').length / 1000] as const)
      const weight = weights.reduce((sum, [, own]) => sum + own, 0)
      expect(needed.length).toBeGreaterThan(path === null ? 0 : initialScripts(page).length)
      expect(weight, weights.map(([name, own]) => `${name} ${own.toFixed(1)}`).join(', ')).toBeLessThanOrEqual(most)
    })
  }
}

for (const language of languages) {
  test(`the page in "${language}" weighs at most 23.5 kB, with the styles of the first view`, async ({ request }) => {
    expect(brotliCompressSync(await pageIn(request, language)).length / 1000).toBeLessThanOrEqual(23.5)
  })
}

for (const language of languages) {
  for (const [screen, other] of [['a phone', otherDevice.phone], ['a wide screen', otherDevice.wide]] as const) {
    test(`what is fetched ahead for ${screen} in "${language}" weighs at most 168 kB and no screen of members`, async ({ request }) => {
      const [, links = ''] = /<template data-code="public">(.*?)<\/template>/.exec(await pageIn(request, language)) ?? []
      const files = [...links.matchAll(/href="\.\/assets\/([^"]+)"(?: media="([^"]+)")?/g)]
        .filter(([, , media]) => !media?.startsWith(other))
        .map(([, name = '']) => name)
      const weights = files.map((name) => brotliCompressSync(readFileSync(join(assets, name))).length / 1000)
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(168)
      expect(files.map((name) => name.replace(/-.{7}\.\w+$/, ''))).toEqual(expect.arrayContaining([
        'posts', 'events', 'contact', 'search', 'site-search', 'search-list', 'geography', 'side-menu', 'marked-listing-modal',
      ]))
      const text = files.map((name) => scripts.get(name) ?? '').join('')
      expect(Object.entries(markOfScreen).flatMap(([name, mark]) => (text.includes(mark) ? [name] : []))).toEqual([])
    })
  }
}

test('the page of each language has the words of one language only', async ({ request }) => {
  const texts = await Promise.all(languages.map(async (language) => {
    const page = await pageIn(request, language)
    return [page, ...initialScripts(page).map((name) => scripts.get(name) ?? '')].join('')
  }))
  const words = ['Skip to content', 'November', 'Μετάβαση στο περιεχόμενο', 'Νοεμβρίου']
  expect(texts.map((text) => words.map((word) => text.includes(word)))).toEqual([[true, true, false, false], [false, false, true, true]])
})

async function pageIn(request: APIRequestContext, language: Language): Promise<string> {
  return (await request.get('/', { headers: { 'Accept-Language': language } })).text()
}

/** The scripts that the page loads before it knows the screen. */
function initialScripts(page: string): string[] {
  const [, named = ''] = / data-scripts="([^"]+)"/.exec(page) ?? []
  return named.split(' ').map((script) => script.replace('./assets/', ''))
}

/** The scripts that the page fetches for the screen of this path on a device. */
function scriptsOf(page: string, path: string, device: keyof typeof otherDevice): string[] {
  const [, links = ''] = new RegExp(`<template data-code="${path.replace('?', '\\?')}">(.*?)</template>`).exec(page) ?? []
  return [...links.matchAll(/rel="modulepreload" crossorigin href="\.\/assets\/([^"]+)"(?: media="([^"]+)")?/g)]
    .filter(([, , media]) => !media?.startsWith(otherDevice[device]))
    .map(([, name = '']) => name)
}

test('no code of other screens is loaded until a link to one is pointed at', async ({ page, visit }) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname.replace('/assets/', '')))
  await visit('/')
  await bringIntoView(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const about = page.waitForResponse(/\/pages-[^/]+\.js$/)
  await page.getByRole('link', { name: 'About Us' }).hover()
  await (await about).finished()
  const [first, ...others] = loaded.filter((name) => scripts.has(name)).reverse()
  expect(first).toMatch(/^pages-/)
  expect(others.filter((name) => /^(pages|contact|events|posts|login|users|audit|moderation)-/.test(name))).toEqual([])
})

test('the files of a screen are fetched side by side when it is opened without pointing at a link', async ({ page, request, visit }) => {
  await visit('/')
  const imported = scriptsOf(await pageIn(request, 'en'), '/contact', 'phone').filter((name) => !name.startsWith('contact-'))
  expect(imported.length).toBeGreaterThan(1)
  const fetchContact = await hold(page, '**/assets/contact-*.js')
  const fetched = imported.map((name) => page.waitForResponse((response) => response.url().endsWith(`/assets/${name}`)))
  await goTo(page, '/contact')
  await Promise.all(fetched)
  await fetchContact()
  await expect(page).toHaveTitle('Prasino | Contact Us')
})

test('code that is fetched ahead does not run before its screen is opened', async ({ page, visit }) => {
  await visit('/')
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  const about = page.waitForResponse(/\/pages-[^/]+\.js$/)
  await page.getByRole('link', { name: 'About Us' }).hover()
  await (await about).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const ranAhead = await page.coverage.stopJSCoverage()
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveTitle('Prasino | About Us')
  const ranThen = await page.coverage.stopJSCoverage()
  const isOfScreen = ({ url }: { url: string }) => /\/pages-[^/]+\.js$/.test(url)
  expect(ranAhead.some(isOfScreen)).toBe(false)
  expect(ranThen.some(isOfScreen)).toBe(true)
})

test('no code is fetched ahead for somebody who saves data', async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname.replace('/assets/', '')))
  await visit('/')
  await page.getByRole('link', { name: 'About Us' }).hover()
  await page.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  expect(loaded.filter((name) => /^(pages|contact)-.*js$/.test(name)).map((name) => name.replace(/-.*/, ''))).toEqual(['contact'])
})
