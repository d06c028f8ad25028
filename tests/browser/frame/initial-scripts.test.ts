/** The code that a first visit to home does not load. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { root } from '../../../tools/run-command.ts'
import { expect, test } from '../../support/visitor.ts'

/** Texts that only these packages, and the moving carousel, contain. */
const marks = {
  'react-big-calendar': 'rbc-',
  luxon: 'Invalid DateTime',
  Radix: 'dismissableLayer',
  carousel: 'Stop the cards from moving',
}

/** Texts that only the code of these screens contains. */
const marksOfScreens = {
  'Add Something Green': 'listing-type',
  'the day picker': 'rdp-',
  'My listings': 'withdrawal.confirm',
  'Manage Posts': 'moderation-card',
  'the table of users': 'manualSorting',
  'the audit log': 'role-granted',
}

const assets = join(root, 'dist/web/assets')
const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
const scripts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))

test('the initial scripts contain neither calendar, carousel, menus nor screens of members', async ({ request }) => {
  const names = await initialScripts(request)
  const initial = [...scripts].filter(([name]) => names.includes(name))
  const later = [...scripts].filter(([name]) => !names.includes(name))
  expect(initial.length).toBeGreaterThan(0)
  for (const [name, mark] of Object.entries({ ...marks, ...marksOfScreens })) {
    expect.soft(initial.filter(([, text]) => text.includes(mark)).map(([script]) => script), name).toEqual([])
    expect.soft(later.filter(([, text]) => text.includes(mark)).length, name).toBeGreaterThan(0)
  }
})

/** The most that the scripts of a screen weigh, compressed, in kilobytes. */
const budgets = [
  { screen: 'home', entry: null, most: 119 },
  { screen: 'a list', entry: /^posts-/, most: 125.5 },
  { screen: 'events', entry: /^events-/, most: 129.5 },
  { screen: 'the login', entry: /^login-/, most: 128 },
]

for (const { screen, entry, most } of budgets) {
  test(`the scripts of ${screen} weigh at most ${most} kB`, async ({ request }) => {
    const initial = await initialScripts(request)
    const entries = [...scripts.keys()].filter((name) => initial.includes(name) || entry?.test(name))
    const needed = [...withImports(entries)].map((name) => [name, brotliCompressSync(scripts.get(name) ?? '').length / 1000] as const)
    const weight = needed.reduce((sum, [, own]) => sum + own, 0)
    expect(entries.length).toBeGreaterThan(0)
    expect(weight, needed.map(([name, own]) => `${name} ${own.toFixed(1)}`).join(', ')).toBeLessThanOrEqual(most)
  })
}

/** The scripts that the page loads before it knows the screen. */
async function initialScripts(request: APIRequestContext): Promise<string[]> {
  const [, named = ''] = / data-scripts="([^"]+)"/.exec(await (await request.get('/')).text()) ?? []
  return named.split(' ').map((script) => script.replace('./assets/', ''))
}

/** These scripts and all that they import at once. */
function withImports(entries: readonly string[]): ReadonlySet<string> {
  const all = new Set(entries)
  for (const name of all) for (const [, imported = ''] of (scripts.get(name) ?? '').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) all.add(imported)
  return all
}

test('no code of other screens is loaded until a link to one is pointed at', async ({ page, visit }) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname.replace('/assets/', '')))
  await visit('/')
  await expect(page.getByRole('button', { name: 'Next card' })).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const about = page.waitForResponse(/\/pages-[^/]+\.js$/)
  await page.getByRole('link', { name: 'About Us' }).hover()
  await (await about).finished()
  const [first, ...others] = loaded.filter((name) => scripts.has(name)).reverse()
  expect(first).toMatch(/^pages-/)
  expect(others.filter((name) => /^(pages|contact|events|posts|login|users|audit|moderation)-/.test(name))).toEqual([])
})

test('no code is fetched ahead for somebody who saves data', async ({ page, visit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname.replace('/assets/', '')))
  await visit('/')
  await page.getByRole('link', { name: 'About Us' }).hover()
  await page.getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  expect(loaded.filter((name) => /^(pages|contact)-.*js$/.test(name)).map((name) => name.replace(/-.*/, ''))).toEqual(['contact'])
})
