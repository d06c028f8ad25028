/** Adding a passkey, logging in with it, and removing it, with the virtual authenticator of Chromium. */
import type { CDPSession, Page } from '@playwright/test'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { logIn, test } from '../../support/sites/accounts.ts'
import type { SiteDatabase } from '../../support/sites/open-site.ts'
import { expect } from '../../support/sites/visitor.ts'

// A virtual authenticator belongs to a page, and the site of passkeys is not the address of the kept contexts.
test.use({ isContextKept: false })

const section = (page: Page) => main(page).getByRole('region', { name: 'Second factor' })
const passkeyButton = (page: Page) => main(page).getByRole('button', { name: 'Log in with a passkey' })

/** Passkeys belong to `localhost` where the site has no other name. */
const named = (url: string) => Object.assign(new URL(url), { hostname: 'localhost' }).origin

/** A device that keeps passkeys, and verifies its user. */
async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true,
  } as const
  return { cdp, ...await cdp.send('WebAuthn.addVirtualAuthenticator', { options }) }
}

/** The member has logged in longer ago than a login is fresh. */
async function ageLogins(db: SiteDatabase, username: string): Promise<void> {
  const user = db.selectFrom('user').select('id').where('username', '=', username)
  await db.updateTable('session').set({ logged_in_at: new Date(Date.now() - freshLoginMs - 1000) }).where('user', '=', user).execute()
}

/** Whether each session of a member is kept. */
async function keptSessions(db: SiteDatabase, username: string): Promise<boolean[]> {
  const user = db.selectFrom('user').select('id').where('username', '=', username)
  return (await db.selectFrom('session').select('keep').where('user', '=', user).execute()).map(({ keep }) => keep)
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(section(page).getByLabel('Name of the passkey')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

test('a member adds a passkey, logs in with it, and removes it', { tag: '@phone' }, async ({
  page, site, member, header, nextMail, db,
}) => {
  await addDevice(page)
  await page.goto(`${named(site.url)}/#/login`)
  await logIn(page, member)
  await header.expectSignedIn(page, member.username)
  await page.goto(`${named(site.url)}/#/account`)
  await addPasskey(page, ' ')
  await expect(section(page).getByLabel('Name of the passkey')).toHaveAttribute('aria-invalid', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('My phone')
  await page.keyboard.press('Enter')
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(section(page).getByRole('listitem')).toContainText('My phone')
  await expect(section(page).getByText('10 recovery codes are left.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  expect((await nextMail(member.email)).text).toContain('it logs in without the password')

  await addPasskey(page, 'Another one')
  await expect(section(page).getByText('This device has a passkey for your account already.')).toBeVisible()
  await section(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(section(page).getByLabel('Name of the passkey')).toBeHidden()

  await header.signOut(page)
  await page.goto(`${named(site.url)}/#/login`)
  await passkeyButton(page).click()
  await header.expectSignedIn(page, member.username)
  expect(await keptSessions(db, member.username)).toEqual([false])
  await header.signOut(page)
  await page.goto(`${named(site.url)}/#/login`)
  await main(page).getByRole('checkbox', { name: 'Keep me logged in on this device' }).check()
  await passkeyButton(page).click()
  await header.expectSignedIn(page, member.username)
  expect(await keptSessions(db, member.username)).toEqual([true])
  await page.goto(`${named(site.url)}/#/account`)
  await expect(section(page).getByRole('listitem')).toContainText('Last used')
  await section(page).getByRole('button', { name: 'Remove the passkey My phone' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the passkey “My phone”?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await section(page).getByRole('button', { name: 'Remove the passkey My phone' }).click()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section(page).getByText('The passkey was removed.')).toBeFocused()
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
  await expect(section(page).getByText('recovery codes are left')).toBeHidden()
})

test('a login without a passkey says so, and keeps what was typed', async ({ page, site, member, header }) => {
  await addDevice(page)
  await page.goto(`${named(site.url)}/#/login`)
  await main(page).getByLabel('Username').fill(member.username)
  await main(page).getByLabel('Password', { exact: true }).fill(member.password)
  await passkeyButton(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('No passkey was used: it was cancelled, or took too long. You can try again.')
  expect(await accessibilityFaults(page)).toEqual([])
  await expect(main(page).getByLabel('Username')).toHaveValue(member.username)
  await main(page).getByRole('button', { name: 'Login' }).click()
  await header.expectSignedIn(page, member.username)
})

test('an old login is said again before a passkey is added', async ({ page, site, member, header, db, expectConsole }) => {
  expectConsole(/status of 403 .*\/api\/my\/second-factor\/passkeys\/options$/)
  const { cdp, authenticatorId } = await addDevice(page)
  await page.goto(`${named(site.url)}/#/login`)
  await logIn(page, member)
  await header.expectSignedIn(page, member.username)
  await ageLogins(db, member.username)
  await page.goto(`${named(site.url)}/#/account`)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  const read = page.waitForResponse(/\/api\/my\/second-factor$/)
  await addPasskey(page, 'My phone')
  await (await read).finished()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await question.getByLabel('Password', { exact: true }).fill(member.password)
  await expect(question.getByRole('button', { name: 'Log in with a passkey' })).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(section(page).getByText('No passkey was used: it was cancelled, or took too long. You can try again.')).toBeVisible()
  await expect(section(page).getByLabel('Name of the passkey')).toHaveValue('My phone')
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await section(page).getByRole('button', { name: 'Make the passkey' }).click()
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
})

test('an old login is repeated with a passkey', { tag: '@phone' }, async ({
  page, site, member, header, db, expectConsole,
}) => {
  expectConsole(/status of 403 .*\/api\/my\/second-factor\/codes$/, 2)
  const { cdp, authenticatorId } = await addDevice(page)
  await page.goto(`${named(site.url)}/#/login`)
  await logIn(page, member)
  await header.expectSignedIn(page, member.username)
  await page.goto(`${named(site.url)}/#/account`)
  await addPasskey(page, 'My phone')
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  await ageLogins(db, member.username)
  await section(page).getByRole('button', { name: 'New recovery codes' }).click()
  const question = page.getByRole('dialog', { name: 'Is it you?' })
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await question.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(question.getByRole('alert')).toHaveText('No passkey was used: it was cancelled, or took too long. You can try again.')
  expect(await accessibilityFaults(page)).toEqual([])
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await question.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(question).toBeHidden()
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  expect(await keptSessions(db, member.username)).toHaveLength(1)

  // The next question asks the browser anew.
  await ageLogins(db, member.username)
  await section(page).getByRole('button', { name: 'New recovery codes' }).click()
  await question.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(section(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
})

test('an account is deleted by who has only a passkey at hand', async ({ page, site, member, header, db, expectConsole }) => {
  expectConsole(/status of 403 .*\/api\/my\/deletion$/)
  await addDevice(page)
  await page.goto(`${named(site.url)}/#/login`)
  await logIn(page, member)
  await header.expectSignedIn(page, member.username)
  await page.goto(`${named(site.url)}/#/account`)
  const deletion = main(page).getByRole('region', { name: 'Delete account' })
  await expect(deletion.getByLabel('Password', { exact: true })).toBeVisible()
  await addPasskey(page, 'My phone')
  await section(page).getByRole('button', { name: 'I have kept them' }).click()
  await expect(deletion.getByLabel('Password', { exact: true })).toBeHidden()
  await ageLogins(db, member.username)
  await deletion.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('dialog', { name: 'Your account will be deleted' })).toBeVisible()
  expect(await keptSessions(db, member.username)).toEqual([])
})

test('no passkeys are shown on a page that is not their site', async ({ page, site, member, header }) => {
  await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/#/login`)
  await logIn(page, member)
  await header.expectSignedIn(page, member.username)
  await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/#/account`)
  await expect(section(page).getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  await expect(section(page).getByText('Passkeys')).toBeHidden()
})
