/** What a member does, in another engine: from the registration to the login, and the submission of an event with its days. */
import { expect } from '@playwright/test'
import { linkIn } from '../support/sites/accounts.ts'
import { tokenOf } from '../support/browser/sign-in.ts'
import { button, dialog, field, heading, link } from './driven-page.ts'
import { lookedAt, test } from './engine-test.ts'

test.afterEach(({}, { title }) => lookedAt('flows', title))

test('from the registration to the login', async ({ driven, person, nextMail, expectedMessages }) => {
  const { username, email, password } = person
  await driven.open('/register')
  const fields = { Username: username, Email: email, 'Confirm email': email, Password: password, 'Confirm password': password }
  for (const [label, text] of Object.entries(fields)) await driven.fill(field(label, 'main'), text)
  await driven.click(button('Register', 'main'))
  await driven.see(dialog('Registration Status'))
  await driven.click(button('Close', '[role="dialog"]'))
  await driven.open(linkIn(await nextMail(email)))
  // The screen before has a link of this name as well.
  await driven.see(button('This was not me', 'main'))
  await driven.click(link('Log in', 'main'))
  await driven.fill(field('Username', 'main'), username)
  await driven.fill(field('Password', 'main'), password)
  await driven.press('Enter')
  await driven.expectAddress('/#/add-something-green')
  await driven.see(button('Sign out', 'header'))
  await driven.see(field('Title', 'main'))
  // Firefox tells the page what a reload breaks off.
  expectedMessages.push(/^Failed to fetch cities/)
  await driven.reload()
  await driven.see(field('Title', 'main'))
  await driven.click(button('Sign out', 'header'))
  await driven.see(link('Login', 'header'))
})

test('the submission of an event with days', async ({ driven, member, sharedSite }) => {
  const token = await tokenOf(sharedSite.url, member)
  const user = JSON.stringify({ username: member.username, role: 'ROLE_USER', token })
  await driven.open('/about')
  await driven.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, { token, user })
  await driven.reload()
  await driven.click(link('Add Something Green', 'header'))
  await driven.fill(field('Title', 'main'), 'Night swim')
  await driven.fill(field('Description', 'main'), 'Bring a towel, και νερό.')
  await driven.click(field('Search cities', 'main'))
  await driven.type('βόλος')
  await expect.poll(async () => (await driven.find({ css: 'select', name: 'City', within: 'main' }))[0]?.value).toBe('Volos')
  await driven.fill(field('From', 'main'), '01/05/2199')
  await driven.click(button('Choose a day: To', 'main'))
  await driven.expectFocus(button('Wednesday, May 1'))
  await driven.press('ArrowRight', 'Enter')
  await expect.poll(async () => (await driven.find(field('To', 'main')))[0]?.value).toBe('02/05/2199')
  await driven.expectFocus(button('Choose a day: To', 'main'))
  await driven.fill(field('Cost in euros', 'main'), '2,5')
  await driven.click(field('Festival', 'main'))
  await driven.click(button('Add', 'main'))
  await driven.see(dialog())
  await expect.poll(() => driven.texts(dialog())).toEqual([expect.stringContaining('Your Event post has been submitted successfully')])
  await driven.click(link('My listings', '[role="dialog"]'))
  await driven.expectTexts(heading(undefined, 'main article'), ['Night swim'])
  await expect.poll(() => driven.texts({ css: 'main' })).toEqual([expect.stringContaining('From 01/05/2199 To 02/05/2199')])
})
