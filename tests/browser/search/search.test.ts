/** The search: what is marked, the way there and back, the keyboard, and servers that have no search. */
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test('the search opens from the header with the focus in its field, and from a list for its type', async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(main(page).getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused()
  await goTo(page, '/shop')
  await page.getByRole('link', { name: 'Search this list' }).click()
  await expect(main(page).getByRole('searchbox', { name: 'What are you looking for? (Shop)' })).toBeFocused()
  await page.keyboard.type('ksana')
  await expect(main(page).getByRole('article').first()).toContainText('Ένδυμα ξανά')
  await expect(page).toHaveURL(/#\/search\?q=ksana&type=shop$/)
})

test('words, towns and tags that were found are marked, in any script', async ({ page, visit }) => {
  await visit('/search?q=ΑΘΗΝΑ+chikpea')
  await expect(main(page).locator('mark')).toHaveText(['Chickpea', 'Athens', 'Chickpea'])
  await goTo(page, '/search?q=clothes')
  await expect(main(page).getByRole('article').locator('mark')).toHaveText(['Cloth', 'Clothes', 'Clothes'])
})

test('longer words that begin with what was typed come after it, with a heading', async ({ page, visit }) => {
  await visit('/search?q=repa')
  await expect(main(page).getByRole('heading', { name: 'Words that begin with it' }).first()).toBeVisible()
  await goTo(page, '/search?q=repair')
  await expect(main(page).getByRole('article', { name: 'Repair café' })).toContainText('Fri 09/10/2026')
  await expect(main(page).getByRole('heading', { name: 'Words that begin with it' })).toHaveCount(0)
})

test('words that nothing has lead to fewer, an event opens over its calendar, and Back returns to the results', async ({ page, visit }) => {
  await visit('/search?q=bicycle+repair')
  await main(page).getByRole('link', { name: '“repair”: 1' }).click()
  await main(page).getByRole('link', { name: 'Repair café' }).click()
  await expect(page.getByRole('dialog', { name: 'Repair café' })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('link', { name: 'Repair café' })).toBeVisible()
})

test.describe('in Chania', () => {
  test.use({ geolocation: { latitude: 35.51, longitude: 24.02 }, permissions: ['geolocation'], isContextKept: false })

  test('what is near the visitor is listed by the position of the device once asked for', { tag: '@phone' }, async ({ page, visit }) => {
    await visit('/search?q=events+near+me')
    await expect(main(page).getByText('It stays in your browser.')).toBeVisible()
    await main(page).getByRole('group', { name: 'Near me' }).getByRole('button', { name: 'Events Near me' }).click()
    await expect(page).toHaveURL(/#\/events\?mode=list&city=Chania&city=/)
    await expect(main(page).getByRole('button', { name: 'Remove Near me, 50 km' })).toBeVisible()
  })
})

test('typing leaves one step to go back', async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await main(page).getByRole('searchbox').pressSequentially('rep')
  await expect(page).toHaveURL(/q=rep$/)
  await main(page).getByRole('searchbox').pressSequentially('air')
  await expect(page).toHaveURL(/q=repair$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/about$/)
})
