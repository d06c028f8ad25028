/** The life of an account: sign up, confirm, log in, and reset a forgotten password. Specification, sections 2, 4 and 8. */
import type { Page } from '@playwright/test'
import { linkIn, logIn, signUp, test } from '../../support/sites/accounts.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

const modal = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Expects that the action does not move the page. */
async function expectNoShift(page: Page, act: () => Promise<void>): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const top = async () => {
    // A heading that is not shown yet has no place.
    await expect(heading).toBeVisible()
    return (await heading.boundingBox())?.y
  }
  const before = await top()
  await act()
  expect(await top()).toBe(before)
}

test('a person signs up, confirms the address, forgets the password and chooses a new one', { tag: '@phone' }, async (
  { page, context, person, visit, nextMail, header, expectConsole },
) => {
  await visit('/login')
  await main(page).getByRole('link', { name: 'Sign up here.' }).click()
  await expect(page).toHaveTitle('Prasino | Sign up')
  await signUp(page, person)
  await expect(modal(page, 'Registration Status')).toContainText(
    'Registration successful! Click on the link that was sent to your email, so you can log in.',
  )
  await modal(page, 'Registration Status').getByRole('button', { name: 'Close' }).last().click()

  await page.goto(linkIn(await nextMail(person.email)))
  await expect(main(page)).toContainText(/Your email is confirmed\. You can log in as \S+ now\./)
  await main(page).getByRole('link', { name: 'Log in' }).click()
  await logIn(page, person)
  await expect(page).toHaveURL(/#\/add-something-green$/)
  // The screen, and not only its address.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Something Green')
  await expect(page.getByText('Login successful!')).toBeVisible()
  // It lies over no heading and over no control at the top, and what is below it can be pressed.
  const notice = await page.getByText('Login successful!').boundingBox()
  const type = await main(page).getByRole('radio').first().boundingBox()
  expect(notice?.y ?? 0).toBeGreaterThan((type?.y ?? 0) + (type?.height ?? 0))
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
  await header.expectSignedIn(page, person.username)
  await expectNoShift(page, () => page.getByRole('status').getByRole('button', { name: 'Close' }).click())
  await expect(page.getByText('Login successful!')).toHaveCount(0)

  await page.reload()
  await header.expectSignedIn(page, person.username)
  const secondTab = await context.newPage()
  await secondTab.goto(page.url().replace(/#.*/, '#/about'))
  await header.expectSignedIn(secondTab, person.username)
  await header.signOut(secondTab)
  await expect(secondTab).toHaveURL(/#\/$/)
  await header.expectSignedOut(page)
  await secondTab.close()

  await visit('/login')
  expectConsole(/401 \(Unauthorized\).*\/auth\/login$/)
  await logIn(page, { ...person, password: 'private-something-else' })
  await expect(main(page).getByText('Wrong password.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Forgot password?' }).click()
  await main(page).getByLabel('Email').fill(person.email)
  await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(modal(page, 'Forgot Password Status')).toContainText('Check your email for the reset link!')

  await page.goto(linkIn(await nextMail(person.email)))
  const renewed = { ...person, password: 'private-figs-and-tea' }
  await main(page).getByLabel('New password', { exact: true }).fill(renewed.password)
  await main(page).getByLabel('Confirm password', { exact: true }).fill(renewed.password)
  await main(page).getByRole('button', { name: 'Reset Password' }).click()
  await expect(modal(page, 'Password Reset Status')).toBeVisible()
  await expect(page).toHaveURL(/#\/login$/)
  expectConsole(/401 \(Unauthorized\).*\/auth\/login$/)
  await logIn(page, person)
  await expect(main(page).getByText('Wrong password.')).toBeVisible()
  await logIn(page, renewed)
  await expect(page).toHaveURL(/#\/add-something-green$/)
  expect((await nextMail(person.email)).text).toMatch(/password/i)
})

test('too many attempts to log in show when to try again', async ({ page, member, sites, smtp, expectConsole }) => {
  const { url } = await sites.open({ listings: [], environment: { SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '0.05' } })
  await page.goto(`${url}/#/login`)
  expectConsole(/401 \(Unauthorized\).*\/auth\/login$/)
  expectConsole(/429 \(Too Many Requests\).*\/auth\/login$/)
  await logIn(page, member)
  await expect(main(page).getByText('Wrong password.')).toBeVisible()
  await logIn(page, member)
  await expect(main(page).getByText('Login failed. Please try again.')).toBeVisible()
  await expect(main(page).getByText(/^That was too often. Please try again in \d+ minutes\.$/)).toBeVisible()
})
