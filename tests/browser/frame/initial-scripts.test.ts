/** The code that a first visit to home does not load. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tools/run-command.ts'
import { expect, test } from '../../support/visitor.ts'

/** Texts that only these packages contain. */
const marks = {
  'react-big-calendar': 'rbc-',
  luxon: 'Invalid DateTime',
  swiper: 'swiper-wrapper',
  Radix: 'dismissableLayer',
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
  const document = await (await request.get('/')).text()
  const initial = [...scripts].filter(([name]) => document.includes(`/${name}"`))
  const later = [...scripts].filter(([name]) => !document.includes(`/${name}"`))
  expect(initial.length).toBeGreaterThan(0)
  for (const [name, mark] of Object.entries({ ...marks, ...marksOfScreens })) {
    expect.soft(initial.filter(([, text]) => text.includes(mark)).map(([script]) => script), name).toEqual([])
    expect.soft(later.filter(([, text]) => text.includes(mark)).length, name).toBeGreaterThan(0)
  }
})

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
