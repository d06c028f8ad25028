/** A list on a page of another site, and the page that shows how. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { choiceNames, choicesOf, flagNames, type Choice, type ChoiceOf, type ValueOf } from '../../../domain/lists/choices.ts'
import { attributesOf } from '../../../domain/lists/choice-attributes.ts'
import { filterPairs, noFilter, withChoice, type Filter } from '../../../domain/lists/filter.ts'
import { embeddingCode } from '../../../domain/lists/followed-addresses.ts'
import { hasField, listingTypes, typeRegistry } from '../../../domain/listing/listing.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import type { NewListing } from '../../../server/store/listing/listings.ts'
import type { OpenedSite } from '../../support/sites/open-site.ts'
import type { Make } from '../../support/runner/shared.ts'
import { expect, test as base } from '../../support/sites/visitor.ts'

/** Events of days that the server, whose clock runs, has before it. */
const listings: readonly NewListing[] = [
  listing('event', 'Beach cleanup', { city: 'Athens', startDate: '2090-10-10', cost: 0 }),
  listing('event', 'Καθαρισμός', { city: 'Patras', startDate: '2090-10-11', endDate: '2090-10-12', cost: 5 }),
  listing('event', 'Walk', { city: 'Volos', startDate: '2090-10-10' }),
  listing('shop', 'Jars', {}),
  listing('shop', 'Refills', {}),
]

function listing(type: NewListing['type'], title: string, own: Partial<NewListing>): NewListing {
  return { type, title, description: title, city: null, address: null, link: null, tags: [], approved: true, author: null, ...own }
}

const embeddedSite: Make<OpenedSite> = ({ sites }) => sites.open({ listings })

const test = base.extend({
  sharedSite: async ({ shared }, provide) => provide(await shared.get(embeddedSite)),
})

const policy = (site: string) => `default-src 'none'; script-src ${site}; connect-src ${site}`

let elsewhere: Server
let body = ''
let siteUrl = ''

test.beforeEach(async ({ site }) => {
  siteUrl = site.url
  // A page of another origin with a strict policy, which allows no inline style either.
  elsewhere = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(siteUrl) })
    return response.end(`<!doctype html><html lang="el"><title>Elsewhere</title><meta name="viewport" content="width=device-width">
      <main><h1>Elsewhere</h1>${body}</main><script src="${siteUrl}/embed.js" async></script></html>`)
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
})

test.afterEach(() => new Promise((resolve) => elsewhere.close(resolve)))

const address = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`

const values: { readonly [Name in Choice]: ValueOf<Name> } = {
  cities: ['Athens', 'Patras'],
  regions: ['crete', 'attica'],
  tags: ['Zero Waste', 'Other'],
  ...(Object.fromEntries(flagNames.map((flag) => [flag, true])) as Record<ChoiceOf<'flag'>, true>),
  when: 'weekend',
}

const filterWith = (choices: readonly Choice[]) =>
  choices.reduce<Filter>((filter, choice) => withChoice(filter, choice, values[choice]), noFilter)

test('asks for all choices of each type, as the code for other sites writes them, and for the next days first', async ({ page }) => {
  const lists = listingTypes.map((type) => ({ type, filter: filterWith(choicesOf(type)) }))
  const inDays = { type: 'event', filter: { ...noFilter, when: { from: '2090-10-10', to: '2090-10-12' } } } as const
  for (const { type, filter } of [...lists, inDays]) {
    body = embeddingCode(siteUrl, { type, filter, language: 'en' }).split('\n').at(-1) ?? ''
    const asked = page.waitForRequest((request) => request.url().includes(`/feeds/${typeRegistry[type].segment}.json`))
    await page.goto(address())
    const pairs = [...new URL((await asked).url()).searchParams].filter(([name]) => !['limit', 'lang'].includes(name))
    expect(pairs).toEqual([...filterPairs(filter), ...(hasField(type, 'startDate') ? [['order', 'days']] : [])])
    await expect(page.locator('prasino-list')).not.toHaveAttribute('aria-busy')
  }
})

test('asks again when a choice changes', async ({ page }) => {
  body = '<prasino-list type="event" lang="en"></prasino-list>'
  await page.goto(address())
  const list = page.locator('prasino-list')
  for (const name of new Set(choicesOf('event').flatMap((choice) => Object.keys(attributesOf(choice))))) {
    await expect(list).not.toHaveAttribute('aria-busy')
    expect(await list.evaluate((element, attribute) => {
      element.setAttribute(attribute, '')
      return element.ariaBusy ?? element.getAttribute('aria-busy')
    }, name), name).toBe('true')
  }
})

test('shows only free events if it has the attribute', async ({ page }) => {
  body = '<prasino-list type="event" free lang="en"></prasino-list>'
  await page.goto(address())
  await expect(page.locator('prasino-list').getByRole('listitem')).toHaveText([/^Beach cleanup/, /^Walk/])
})

test('shows the next events of the filter on another site, and leads to their pages @phone', async ({ page, context }) => {
  body = '<prasino-list type="event" city="Athens, Patras" lang="en" count="2"></prasino-list>'
  await page.goto(address())
  const list = page.locator('prasino-list')
  await expect(list.getByRole('heading')).toHaveText('Prasino: Events (Athens, Patras)')
  await expect(list.getByRole('listitem')).toHaveText([/^Beach cleanup/, /^Καθαρισμός/])
  const link = list.getByRole('link', { name: 'Beach cleanup' })
  await expect(link).toHaveAttribute('href', new RegExp(`^${siteUrl}/events/\\d+-beach-cleanup$`))
  await expect(list.getByRole('listitem').first()).toContainText('October 10, 2090 · Athens · Free')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('follows the language of the page and its own attributes, and says when there is nothing', async ({ page }) => {
  body = '<prasino-list type="shop" count="1"></prasino-list>'
  await page.goto(address())
  const list = page.locator('prasino-list')
  await expect(list.getByRole('heading')).toHaveText('Prasino: Καταστήματα')
  const before = await list.evaluate((element) => element.clientHeight)
  await list.evaluate((element) => element.setAttribute('count', '2'))
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect(await list.evaluate((element) => element.clientHeight)).toBeGreaterThan(before)
  await list.evaluate((element) => element.setAttribute('city', 'Kastoria'))
  await expect(list.getByText('Δεν υπάρχει κάτι αυτή τη στιγμή.')).toBeVisible()
})

test('ignores a type and a language that the site does not have', async ({ page }) => {
  body = '<prasino-list type="toString" lang="constructor" count="1"></prasino-list>'
  await page.goto(address())
  await expect(page.locator('prasino-list').getByRole('heading')).toHaveText('Prasino: Events')
})

test('says that the list could not be fetched, with a link to the site', async ({ page, expectConsole }) => {
  body = '<prasino-list type="event" city="Nowhere" lang="en"></prasino-list>'
  expectConsole(/400/)
  await page.goto(address())
  const list = page.locator('prasino-list')
  await expect(list.getByRole('alert')).toHaveText('The list could not be fetched.')
  await expect(list.getByRole('link')).toHaveAttribute('href', `${siteUrl}/`)
})

for (const [language, heading] of [['en', 'A list on your own site'], ['el', 'Μια λίστα στον δικό σου ιστότοπο']] as const) {
  test(`the page about it shows an example, in ${language} @phone`, async ({ page }) => {
    await page.goto(`${siteUrl}/embed?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('prasino-list').getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Creative Commons Attribution 4.0 International' })).toBeVisible()
    const terms = (await page.getByRole('term').allTextContents()).flatMap((term) => term.split(', '))
    expect(terms).toEqual(['type', ...choiceNames.flatMap((choice) => Object.keys(attributesOf(choice))), 'lang', 'count', 'theme'])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
