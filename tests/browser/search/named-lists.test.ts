/** A search whose words are choices of the filter leads to the list that they name. Today is Wednesday, October 7, 2026. */
import type { Page } from '@playwright/test'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { cleanup } from '../../support/listings/visitor-listings.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const offered = (page: Page) => main(page).getByRole('navigation', { name: 'Lists for what you typed' }).getByRole('link')
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')

test('a place, a type, a price and a day are the filter of a list', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/search?q=free+events+attiki+weekend')
  await expect(titles(page)).toHaveText([cleanup.title])
  await expect(offered(page)).toHaveText(['Free events in Attica this weekend: 1'])
  await offered(page).click()
  await expect(page).toHaveURL(/#\/events\?mode=list&region=attica&free=true&when=weekend$/)
  await expect(titles(page)).toHaveText([cleanup.title])
})

test('a region lists what is in it, by its name in any language', async ({ page, visit }) => {
  for (const typed of ['Κρήτη', 'kriti', 'crete']) {
    await visit(`/search?q=${encodeURIComponent(typed)}`)
    await expect(offered(page)).toHaveText([/^Volunteering in Crete:\s\d+$/, 'Shops in Crete: 1'])
    await expect(titles(page).last()).toHaveText('Apple cellar')
  }
})

test('a list is reached by keyboard from the field', async ({ page, visit }) => {
  await visit('/search')
  await main(page).getByRole('searchbox').pressSequentially('magazia')
  await expect(offered(page)).toHaveText(['Shops: 4'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(offered(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/shop$/)
})

test('a town is offered beside what its word finds, and other words are searched for', async ({ page, visit }) => {
  await visit('/search?q=Χανιά')
  await expect(offered(page)).toHaveText(['Shops in Chania: 1'])
  await expect(main(page).getByRole('navigation', { name: 'What was found' })).toBeVisible()
  await goTo(page, '/search?q=apple+crete')
  await expect(offered(page)).toHaveText([/^Volunteering in Crete/, 'Shops in Crete: 1'])
  await expect(main(page).getByText('Nothing has all these words. Results for “apple”:')).toBeVisible()
  await expect(titles(page)).toContainText(['Apple cellar'])
})

test('choices that nothing has lead to lists with fewer of them', async ({ page, visit }) => {
  await visit('/search?q=vegan+restaurants+rhodes')
  await expect(main(page).getByRole('status')).toHaveText('No listing has all of this.')
  await expect(main(page).getByText('What comes closest:')).toBeVisible()
  await expect(main(page).getByText(/Nothing was found/)).toHaveCount(0)
  await expect(offered(page)).toHaveText(['Places to eat in Rhodes: 1 Without “Vegan”', 'Places to eat · Vegan: 1 Without “Rhodes”'])
})

test('choices that nothing has in their place lead first to the towns around', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/search?q=free+cleanup+near+nea+makri+this+weekend')
  await expect(offered(page)).toHaveText(['Free events this weekend · Cleanup: 1 Near Nea Makri, 50 km'])
  await expect(main(page).getByText('What comes closest:')).toHaveCount(0)
  await goTo(page, '/search?q=free+cleanup+nea+makri+this+weekend')
  await expect(offered(page)).toHaveText([
    'Free events this weekend · Cleanup: 1 Near Nea Makri, 50 km',
    'Free events this weekend · Cleanup: 1 Without “Nea Makri”',
  ])
  await offered(page).first().click()
  await expect(page).toHaveURL(/city=Athens.*&tag=Cleanup&free=true&when=weekend$/)
  await expect(titles(page)).toHaveText([cleanup.title])
})

test('opening hours are no words of a search', async ({ page, visit }) => {
  await visit('/search?q=shops+in+chania+that+are+open+now')
  await expect(main(page).getByText('Opening hours are in the texts of listings; they cannot be searched yet.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Apple cellar'])
})

test.describe('in Greek', () => {
  test.use({ locale: 'el-GR' })

  test('the list is named in a sentence', async ({ page, visit }) => {
    await visit('/search?q=δωρεαν+εκδηλωσεις+αττικη+σαββατοκυριακο')
    const lists = main(page).getByRole('navigation', { name: 'Λίστες για όσα έγραψες' })
    await expect(lists.getByRole('link')).toHaveText(['Δωρεάν εκδηλώσεις στην Αττική αυτό το Σαββατοκύριακο: 1'])
    await goTo(page, '/search?q=magazia+volos')
    await expect(lists.getByRole('link')).toHaveText(['Καταστήματα στον Βόλο: 1'])
  })
})
