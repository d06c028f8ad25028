/** The form of a listing without the list of cities. Specification, section 8. */
import { test } from '../../support/accounts.ts'
import { cacheCode } from '../../support/cached-code.ts'
import { goTo, main } from '../../support/screens.ts'
import { signIn, tokenOf } from '../../support/sign-in.ts'
import { add, closeModal, fillIn } from '../../support/submission.ts'
import { expect } from '../../support/visitor.ts'

test('a failure to fetch the cities is only logged, and a retry keeps the typed values', async ({
  page, site, member, expectConsole,
}) => {
  await signIn(page, member.username, 'ROLE_USER', await tokenOf(site.url, member))
  await page.goto('/#/')
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
  await tryAgain.click()
  await expect(missing).toBeHidden()
  await expect(main(page).getByLabel('Title')).toHaveValue('Jar shop')
  await expect(main(page).getByRole('checkbox').first()).toBeChecked()
  await fillIn(page, 'shop')
  await add(page)
  await closeModal(page, 'dialog', 'Your Shop post has been submitted successfully')
})
