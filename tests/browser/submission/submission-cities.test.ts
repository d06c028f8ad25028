/** The city in the form of a listing: found by its name, and the form without the list of cities. Specification, sections 2 and 8. */
import { test } from '../../support/sites/accounts.ts'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { signIn, tokenOf } from '../../support/browser/sign-in.ts'
import { add, closeModal, expectCities, fillIn, openForm } from '../../support/browser/submission.ts'
import { expect } from '../../support/sites/visitor.ts'

test('a failure to fetch the cities is only logged, and a retry keeps the typed values', async ({
  page, site, member, expectConsole,
}) => {
  await signIn(page, member.username, 'ROLE_USER', await tokenOf(site.url, member))
  // A screen that asks for nothing, which could get no answer later.
  await page.goto('/#/about')
  await cacheCode(page)
  await site.disconnect()
  expectConsole(/^Failed to fetch cities/, 2)
  await goTo(page, '/add-something-green?type=shop')
  const missing = main(page).getByText('The list of cities could not be fetched.')
  await expect(missing).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await main(page).getByLabel('Title').fill('Jar shop')
  const tryAgain = main(page).getByRole('button', { name: 'Try again' })
  await tryAgain.click()
  await expect(missing).toBeVisible()
  await main(page).getByRole('checkbox').first().check()
  await site.reconnect()
  await expect(missing).toBeHidden()
  await expect(main(page).getByLabel('Title')).toHaveValue('Jar shop')
  await expect(main(page).getByRole('checkbox').first()).toBeChecked()
  await fillIn(page, 'shop')
  await add(page)
  await closeModal(page, 'dialog', 'Your Shop post has been submitted successfully')
})

test('only the name of a city chooses it, and a form without one is not sent', { tag: '@phone' }, async ({ page, site, member }) => {
  await openForm(page, site, member)
  await expectCities(page)
  await fillIn(page, 'shop')
  const [search, city] = [main(page).getByLabel('Search cities'), main(page).getByLabel('City', { exact: true })]
  await search.pressSequentially('Εξάρχεια')
  await expect(main(page).getByText('No city is called “Εξάρχεια”.')).toBeVisible()
  await expect(city).toHaveValue('')
  await add(page)
  await expect(city).toHaveAccessibleDescription('Please choose a city from the list, or empty the search.')
  await expect(city).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(search).toHaveValue('Εξάρχεια')
  await expect(main(page).getByText('No city is called “Εξάρχεια”.')).toBeVisible()
  await search.fill('')
  await search.pressSequentially('Γιάννενα')
  await expect(city).toHaveValue('Ioannina')
  await add(page)
  await closeModal(page, 'dialog', 'Your Shop post has been submitted successfully')
})
