/** Days, regions, distances and counts of the filter. Today is Wednesday, October 7, 2026. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { apply, chips, city, menu, openFilter, region, tag } from '../../support/browser/filter-menu.ts'
import { main } from '../../support/browser/open-screen.ts'
import { cleanup, oliveHarvest } from '../../support/listings/visitor-listings.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')
const show = (page: Page, words: string) => menu(page).getByRole('button', { name: `Apply: ${words}`, exact: true })

/** What the dialog says that is followed. */
async function extentOfFollowed(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Follow this list' }).click()
  const dialog = page.getByRole('dialog')
  const extent = await dialog.getByRole('paragraph').first().innerText()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return extent.replaceAll('\u00A0', ' ')
}

test.describe('near Marathon', () => {
  test.use({ geolocation: { latitude: 38.15, longitude: 23.96 }, permissions: ['geolocation'], isContextKept: false })

  test('something this weekend nearby, for free and with children can be asked', { tag: '@phone' }, async ({ page, visit }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await visit('/events?mode=list')
    await openFilter(page)
    await expect(show(page, 'Show 14 events')).toBeVisible()
    await menu(page).getByRole('radio', { name: 'This weekend' }).check()
    await menu(page).getByRole('checkbox', { name: 'Free', exact: true }).check()
    await menu(page).getByRole('button', { name: 'Near me' }).click()
    await expect(menu(page).getByRole('radio', { name: '50 km' })).toBeChecked()
    await menu(page).getByRole('radio', { name: '25 km' }).check()
    await expect(menu(page).getByText(/^Marathon \(0 km\), Nea Makri \(7 km\), .* more$/)).toBeVisible()
    await expect(city(page, 'Athens')).not.toBeChecked()
    await menu(page).getByRole('radio', { name: '50 km' }).check()
    await expect(city(page, 'Athens')).toBeChecked()
    await expect(region(page, 'Attica')).toBeChecked({ indeterminate: true })
    await expect(show(page, 'Show 1 event')).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await show(page, 'Show 1 event').click()
    await expect(titles(page)).toHaveText([cleanup.title])
    // What the quick choices show has no chip.
    await expect(chips(page)).toHaveText(['Near me, 50 km'])
    await page.reload()
    await expect(chips(page)).toHaveText(['Near me, 50 km'])
    await openFilter(page)
    await expect(menu(page).getByRole('radio', { name: '50 km' })).toBeChecked()
    await page.keyboard.press('Escape')

    await page.getByRole('navigation', { name: 'Quick choices' }).getByRole('link', { name: 'Kids friendly' }).click()
    await expect(main(page).getByText('No event matches your choices.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^Near / })).toHaveCount(0)
    expect(await extentOfFollowed(page)).toContain(': This weekend, Near me, 50 km, Kids friendly, Free.')
    const relaxed = main(page).getByRole('link', { name: 'Without “Kids friendly”: 1 event' })
    await expect(relaxed).toBeVisible()
    await relaxed.click()
    await expect(titles(page)).toHaveText([cleanup.title])
    await page.getByRole('button', { name: 'Remove Near me, 50 km' }).click()
    await expect(page).not.toHaveURL(/city|region/)

    // The towns around another place have its name as well, on every screen.
    await visit('/events?mode=list&city=Nea+Makri&free=true')
    await main(page).getByRole('link', { name: /^Near Nea Makri, 50 km: / }).click()
    await expect(chips(page)).toHaveText(['Near Nea Makri, 50 km'])
    expect(await extentOfFollowed(page)).toContain('Near Nea Makri, 50 km')
    await openFilter(page)
    await expect(menu(page).getByText('Near Nea Makri, 50 km')).toBeVisible()
    await menu(page).getByRole('checkbox', { name: 'Forests' }).check()
    await apply(page)
    await expect(main(page).getByRole('link', { name: /^Without “Near Nea Makri, 50 km”/ })).toBeVisible()
    expect(sent.filter((request) => request.includes('38.15') || request.includes('23.96'))).toEqual([])
  })
})

test('a position that is not allowed is said, and towns can still be chosen', async ({ page, visit }) => {
  await visit('/events?mode=list')
  await openFilter(page)
  await menu(page).getByRole('button', { name: 'Near me' }).click()
  await expect(menu(page).getByText(/Allow it in the settings of the browser/)).toBeVisible()
  await region(page, 'Thessaly').check()
  await expect(show(page, 'Show 1 event')).toBeVisible()
})

test('the days from one to another are checked, kept in the address and typed again', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/events?mode=list')
  await openFilter(page)
  await menu(page).getByRole('radio', { name: 'From – to' }).check()
  const [from, to] = [menu(page).getByLabel('From', { exact: true }), menu(page).getByLabel('To', { exact: true })]
  await from.fill('15/11/2026')
  await to.fill('1/11/2026')
  await menu(page).getByRole('button', { name: 'Apply' }).click()
  await expect(to).toHaveAccessibleDescription('End date cannot be prior to Start date.')
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(from).toHaveValue('15/11/2026')
  await to.fill('30.11.2026')
  await to.blur()
  await expect(to).toHaveValue('30/11/2026')
  await show(page, 'Show 1 event').click()
  await expect(titles(page)).toHaveText([oliveHarvest.title])
  await expect(page).toHaveURL(/#\/events\?mode=list&from=2026-11-15&to=2026-11-30$/)
  await page.reload()
  await expect(chips(page)).toHaveText(['15/11/2026 – 30/11/2026'])
  await openFilter(page)
  await expect(from).toHaveValue('15/11/2026')
  await menu(page).getByRole('radio', { name: 'Any time' }).check()
  await apply(page)
  await expect(page).toHaveURL(/#\/events\?mode=list$/)
})

test('a region is one part of the address, in the list and in the calendar', async ({ page, visit }) => {
  await visit('/events?mode=list')
  await openFilter(page)
  await menu(page).getByRole('searchbox').fill('thessalia')
  await region(page, 'Thessaly').check()
  await menu(page).getByRole('searchbox').fill('')
  await tag(page, 'Zero Waste').check()
  await show(page, 'Show 1 event').click()
  await expect(page).toHaveURL(/#\/events\?mode=list&region=thessaly&tag=Zero\+Waste$/)
  await expect(titles(page)).toHaveText(['Community compost'])
  await page.reload()
  await expect(chips(page)).toHaveText(['Thessaly', 'Zero Waste'])
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(page).toHaveURL(/#\/events\?region=thessaly&tag=Zero\+Waste$/)
  await openFilter(page)
  await menu(page).getByRole('button', { name: 'Cities of Thessaly' }).click()
  await city(page, 'Volos').uncheck()
  await expect(region(page, 'Thessaly')).toBeChecked({ indeterminate: true })
})
