/** The contact screen: the address and the form, whose message is kept when it could not be sent. Specification, sections 2 and 8. */
import type { Page } from '@playwright/test'
import { test } from '../../support/sites/accounts.ts'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

const modal = (page: Page, name: string) => page.getByRole('dialog', { name })
const closed = (page: Page, name: string) => modal(page, name).getByRole('button', { name: 'Close' }).last().click()

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

test('keeps the message without a connection', async ({ page, site, visit }) => {
  await visit('/contact')
  // Without its code, the modal would be a text in the screen.
  await cacheCode(page)
  await site.disconnect()
  await write(page)
  await expect(modal(page, 'Contact Status')).toContainText('Failed to send message.')
  await closed(page, 'Contact Status')
  await expect(main(page).getByLabel('Message')).toHaveValue(words.Message)
  await site.reconnect()
  await main(page).getByRole('button', { name: 'Submit' }).click()
  await expect(modal(page, 'Contact Status')).toContainText('Message sent successfully!')
})

test('a click copies the contact address', async ({ page, visit, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('/contact')
  await main(page).getByRole('button', { name: 'hello@prasino.example' }).click()
  await expect(main(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hello@prasino.example')
  await expect(main(page).getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', 'mailto:hello@prasino.example')
})

test('a message explains what to do if copying is not allowed', async ({ page, visit }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await visit('/contact')
  await main(page).getByRole('button', { name: 'hello@prasino.example' }).click()
  await expect(main(page).getByText(/^Copying is not allowed here/)).toBeVisible()
})
