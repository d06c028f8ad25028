/**
 * Failures of account forms, with the texts of the specification, section 8; typed values are kept.
 *
 * The code of modals is loaded before the server is stopped: otherwise the text is shown in the screen.
 */
import type { Page } from '@playwright/test'
import { linkIn, logIn, signUp, test } from '../support/accounts.ts'
import { waitForCode, main } from '../support/screens.ts'
import { expect } from '../support/visitor.ts'

const modal = (page: Page, name: string) => page.getByRole('dialog', { name })
const closed = (page: Page, name: string) => modal(page, name).getByRole('button', { name: 'Close' }).last().click()

test.describe('logging in', () => {
  test('fails while the server is stopped, keeps the typed values, and works after its start', async ({ page, member, site, visit }) => {
    await visit('/login')
    await site.stop()
    await logIn(page, member)
    await expect(main(page).getByText('Login failed. Please try again.')).toBeVisible()
    await expect(main(page).getByText('Nobody answered. Please check your connection and try again.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Forgot password?' })).toBeHidden()
    await site.start()
    await main(page).getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/#\/add-something-green$/)
  })

  test('works after five wrong passwords', async ({ page, member, visit, expectConsole }) => {
    await visit('/login')
    expectConsole(/401 \(Unauthorized\).*\/auth\/login$/, 5)
    for (let n = 1; n <= 5; n += 1) {
      const refused = page.waitForResponse(/\/auth\/login$/)
      await logIn(page, { ...member, password: `private-wrong-${n}` })
      await refused
      await expect(main(page).getByText('Wrong password.')).toBeVisible()
    }
    await logIn(page, member)
    await expect(page).toHaveURL(/#\/add-something-green$/)
  })

  test('requires a confirmed address, and can send the link again', async ({ page, person, visit, nextMail, expectConsole }) => {
    await visit('/register')
    await signUp(page, person)
    await closed(page, 'Registration Status')
    await nextMail(person.email)
    await visit('/login')
    expectConsole(/403 \(Forbidden\).*\/auth\/login$/)
    await logIn(page, person)
    await expect(main(page).getByText('Login failed. Please try again.')).toBeVisible()
    await main(page).getByRole('button', { name: 'Send the link again' }).click()
    await expect(main(page).getByText('If this account waits for confirmation, a new link is on its way.')).toBeVisible()
    await page.goto(linkIn(await nextMail(person.email)))
    await expect(main(page)).toContainText(/Your email is confirmed\. You can log in as \S+ now\./)
  })

  test('shows a message after too many attempts', async ({ page, member, sites, smtp, expectConsole }) => {
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
})

test.describe('signing up', () => {
  test('shows fields that do not match, without a request', async ({ page, person, visit }) => {
    await visit('/register')
    await main(page).getByLabel('Username').fill(person.username)
    await main(page).getByLabel('Email', { exact: true }).fill(person.email)
    await main(page).getByLabel('Confirm email').fill('another@private.test')
    await main(page).getByLabel('Password', { exact: true }).fill(person.password)
    await main(page).getByLabel('Confirm password', { exact: true }).fill('private-something-else')
    await main(page).getByRole('button', { name: 'Register' }).click()
    await expect(main(page).getByLabel('Confirm email')).toHaveAccessibleDescription(/Emails do not match\./)
    await expect(main(page).getByLabel('Confirm email')).toBeFocused()
    await expect(main(page).getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(/Passwords do not match\./)
    await expect(main(page).getByLabel('Username')).toHaveValue(person.username)
  })

  test('fails if the user name is taken in any case, and keeps the form', async ({ page, member, person, visit, expectConsole }) => {
    await visit('/register')
    expectConsole(/409 \(Conflict\).*\/auth\/register$/)
    await signUp(page, { ...person, username: member.username.toUpperCase() })
    await expect(modal(page, 'Registration Status')).toContainText(/Registration failed: This user ?name is taken/)
    await closed(page, 'Registration Status')
    await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(person.email)
    await main(page).getByLabel('Username').fill(person.username)
    await main(page).getByRole('button', { name: 'Register' }).click()
    await expect(modal(page, 'Registration Status')).toContainText('Registration successful!')
  })

  test('reveals only to its owner that an address has an account', async ({ page, member, person, visit, nextMail }) => {
    await nextMail(member.email)
    await visit('/register')
    await signUp(page, { ...person, email: member.email })
    await expect(modal(page, 'Registration Status')).toContainText('Registration successful!')
    expect((await nextMail(member.email)).text).toContain(member.username)
  })

  test('fails while the server is stopped, and works after its start', async ({ page, person, site, visit }) => {
    await visit('/register')
    await waitForCode(page)
    await site.stop()
    await signUp(page, person)
    await expect(modal(page, 'Registration Status')).toContainText('Registration failed: ')
    await site.start()
    await closed(page, 'Registration Status')
    await main(page).getByRole('button', { name: 'Register' }).click()
    await expect(modal(page, 'Registration Status')).toContainText('Registration successful!')
  })

  test('succeeds without the mail server, and sends the mail after a restart', async ({ page, person, sites, smtp, nextMail }) => {
    const site = await sites.open({ listings: [], environment: { SMTP_URL: smtp.url } })
    await smtp.stop()
    await page.goto(`${site.url}/#/register`)
    await signUp(page, person)
    await expect(modal(page, 'Registration Status')).toContainText('Registration successful!')
    await site.stop()
    await smtp.start()
    await site.start()
    await page.goto(linkIn(await nextMail(person.email)))
    await expect(main(page)).toContainText(/Your email is confirmed\. You can log in as \S+ now\./)
  })
})

test.describe('the confirmation link', () => {
  test('shows a message if it has no token', async ({ page, visit }) => {
    await visit('/verify-email')
    await expect(main(page).getByText('No token provided.')).toBeVisible()
  })

  test('shows a message and a button to try again if the server does not respond', async ({ page, site, person, visit, nextMail }) => {
    await visit('/register')
    await signUp(page, person)
    const link = linkIn(await nextMail(person.email))
    await closed(page, 'Registration Status')
    await site.stop()
    await page.evaluate((hash) => void (location.hash = hash), new URL(link).hash)
    await expect(main(page).getByText('Something went wrong.', { exact: true })).toBeVisible()
    await site.start()
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page)).toContainText(/Your email is confirmed\. You can log in as \S+ now\./)
  })

  test('shows the same message the second time, with a link to the login', async ({ page, person, visit, nextMail }) => {
    await visit('/register')
    await signUp(page, person)
    const link = linkIn(await nextMail(person.email))
    await page.goto(link)
    await expect(main(page)).toContainText('Your email is confirmed.')
    await page.goto('about:blank')
    await page.goto(link)
    await expect(main(page)).toContainText(`Your email is confirmed. You can log in as ${person.username} now.`)
    await main(page).getByRole('link', { name: 'Log in', exact: true }).click()
    await logIn(page, person)
    await expect(page).toHaveURL(/#\/add-something-green$/)
  })

  test('is refused if it is invalid, with a form for a new one', async ({ page, person, visit, nextMail, expectConsole }) => {
    await visit('/register')
    await signUp(page, person)
    await nextMail(person.email)
    expectConsole(/400 \(Bad Request\).*\/email-verification\/confirm/)
    await visit('/verify-email?token=made-up')
    await expect(main(page)).toContainText('This link has expired or is not complete.')
    await main(page).getByLabel('Email').fill(person.email)
    await main(page).getByRole('button', { name: 'Send the link again' }).click()
    await expect(main(page)).toContainText('If this account waits for confirmation, a new link is on its way.')
    await page.goto(linkIn(await nextMail(person.email)))
    await expect(main(page)).toContainText('Your email is confirmed.')
  })
})

test.describe('a forgotten password', () => {
  test('shows the same response for known and unknown addresses', async ({ page, person, visit }) => {
    await visit('/forgot-password')
    await main(page).getByLabel('Email').fill(person.email)
    await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(modal(page, 'Forgot Password Status')).toContainText('Check your email for the reset link!')
  })

  test('is not changed by passwords that differ, nor by an invalid link', async ({ page, visit, expectConsole }) => {
    await visit('/reset-password?token=made-up')
    await main(page).getByLabel('New password', { exact: true }).fill('private-figs-and-tea')
    await main(page).getByLabel('Confirm password', { exact: true }).fill('private-figs-and-teas')
    await main(page).getByRole('button', { name: 'Reset Password' }).click()
    await expect(main(page).getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(/Passwords do not match\./)
    expectConsole(/400 \(Bad Request\).*\/auth\/password\/reset$/)
    await main(page).getByLabel('Confirm password', { exact: true }).fill('private-figs-and-tea')
    await main(page).getByRole('button', { name: 'Reset Password' }).click()
    await expect(modal(page, 'Password Reset Status')).toContainText('This link has expired or is not complete.')
    await expect(page).toHaveURL(/#\/reset-password/)
  })
})

test.describe('the contact page', () => {
  const message = 'Good morning!\n<script>alert(1)</script>'
  const words = { Name: 'Eleni <b>P.</b>', Email: 'writer@private.test', Subject: 'A beach', Message: message }

  async function write(page: Page) {
    for (const [label, text] of Object.entries(words)) await main(page).getByLabel(label, { exact: true }).fill(text)
    await main(page).getByRole('button', { name: 'Submit' }).click()
  }

  test('sends the message to the contact address, with a reply address', async ({ page, visit, nextMail }) => {
    await visit('/contact')
    await write(page)
    await expect(modal(page, 'Contact Status')).toContainText('Message sent successfully!')
    await closed(page, 'Contact Status')
    await expect(main(page).getByLabel('Message')).toHaveValue('')
    const mail = await nextMail('hello@prasino.example')
    expect(mail.header('reply-to')).toContain('writer@private.test')
    expect(mail.text).toContain(words.Message)
    expect(mail.html).not.toContain('<script')
  })

  test('keeps the message while the server is stopped', async ({ page, site, visit }) => {
    await visit('/contact')
    await waitForCode(page)
    await site.stop()
    await write(page)
    await expect(modal(page, 'Contact Status')).toContainText('Failed to send message.')
    await closed(page, 'Contact Status')
    await expect(main(page).getByLabel('Message')).toHaveValue(words.Message)
    await site.start()
    await main(page).getByRole('button', { name: 'Submit' }).click()
    await expect(modal(page, 'Contact Status')).toContainText('Message sent successfully!')
  })
})
