/** Setting up an authenticator app, and logging in with its codes. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { main } from '../../support/browser/open-screen.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { logIn, test } from '../../support/sites/accounts.ts'
import { expect } from '../../support/sites/visitor.ts'

const section = (page: Page) => main(page).getByRole('region', { name: 'Second factor' })
const code = (page: Page) => main(page).getByLabel('Code', { exact: true })
const submit = (page: Page) => main(page).getByRole('button', { name: 'Login' }).click()

test('a member sets up an app, and logs in with a recovery code', { tag: '@phone' }, async ({
  page, member, header, nextMail, expectConsole,
}) => {
  expectConsole(/status of 403 .*\/(auth\/login|api\/my\/second-factor\/authenticator)$/, 3)
  await page.goto('/#/login')
  await logIn(page, member)
  await header.expectSignedIn(page, member.username)
  await page.goto('/#/account')
  await section(page).getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = await section(page).locator('[translate=no]').innerText()
  const firstCode = section(page).getByLabel('Code of the app')
  await firstCode.fill('000000')
  await page.keyboard.press('Enter')
  await expect(section(page).getByText('This code is not right, or was used before.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await firstCode.fill(new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate())
  await page.keyboard.press('Enter')
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = section(page).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  expect(await accessibilityFaults(page)).toEqual([])
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(section(page).getByText('10 recovery codes are left.')).toBeVisible()
  expect((await nextMail(member.email)).text).toContain(`An authenticator app was added to the account of ${member.username}`)

  await header.signOut(page)
  await page.goto('/#/login')
  await logIn(page, member)
  await expect(code(page)).toBeFocused()
  await code(page).fill('abcde-fghjk')
  await submit(page)
  await expect(main(page).getByText('This code is not right, or was used before.')).toBeVisible()
  await code(page).fill(recoveryCode)
  await submit(page)
  await header.expectSignedIn(page, member.username)
  await page.goto('/#/account')
  await expect(section(page).getByText('9 recovery codes are left.')).toBeVisible()
})
