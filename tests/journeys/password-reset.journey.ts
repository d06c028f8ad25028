/** The journey of a forgotten password: from the request for a link to signing in with the new password. */
import type { Page } from '@playwright/test'
import type { Journey } from 'xstate-walk/playwright'
import { argon2Passwords } from '../../server/work/passwords.ts'
import { findAccount } from '../../server/store/account/accounts.ts'
import { linkIn, logIn, type Person } from '../support/sites/accounts.ts'
import { cacheCode } from '../support/browser/cached-code.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import type { Smtp } from '../support/servers/smtp.ts'
import { expect } from '../support/sites/visitor.ts'
import { resetModel, type ResetMemory } from './password-reset-model.ts'
import { requestLink, choice, choosePassword, close, field, request } from './password-reset-screen.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { expectMails } from './records.ts'

/** The clock of the browser is stopped. */
export interface PasswordResetWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly smtp: Smtp
  readonly db: SiteDatabase
  /** The member who forgot the password. */
  readonly member: Person
  /** A person without an account. */
  readonly person: Person
  readonly expectConsole: (text: RegExp) => void
}

const renewed = ({ password }: Person) => `${password}-renewed`

export const passwordResetJourney: Journey<PasswordResetWorld> = {
  model: resetModel,
  actions: {
    'request a link without an address': ({ page }) => requestLink(page, ''),
    'request a link with an unknown address': ({ page, person }) => requestLink(page, person.email),
    'request a link': ({ page, member }) => requestLink(page, member.email),
    'request a link without a connection': async ({ page, member, site }) => {
      await stop(page, site)
      await requestLink(page, member.email)
    },
    'the connection returns, request again': async ({ page, member, site }) => {
      await site.reconnect()
      await close(request(page))
      await expect(field(page, 'Email')).toHaveValue(member.email)
      await requestLink(page, member.email)
    },
    'follow the link': followLink,
    'choose a password': ({ page, member }) => choosePassword(page, renewed(member)),
    'choose two passwords that differ': ({ page, member }) => choosePassword(page, renewed(member), member.password),
    'choose a password that is too short': ({ page }) => choosePassword(page, 'olive'),
    'choose without a connection': async ({ page, member, site }) => {
      await stop(page, site)
      await choosePassword(page, renewed(member))
    },
    'the connection returns, choose again': async ({ page, member, site }) => {
      await site.reconnect()
      await close(choice(page))
      await choosePassword(page, renewed(member))
    },
    'close the status': ({ page }) => close(choice(page)),
    'wait 1.999 seconds': ({ page }) => page.clock.runFor(1_999),
    'wait another millisecond': ({ page }) => page.clock.runFor(1),
    'log in with the old password': ({ page, member, expectConsole }) => {
      expectConsole(/401 \(Unauthorized\).*\/auth\/login$/)
      return logIn(page, member)
    },
    'log in with the new password': ({ page, member }) => logIn(page, { ...member, password: renewed(member) }),
    'follow the link again and choose': async (world) => {
      world.expectConsole(/400 \(Bad Request\).*\/auth\/password\/reset$/)
      await followLink(world)
      await choosePassword(world.page, world.member.password)
    },
  },
  assertions: {
    asking: async (world, memory) => {
      await expect(field(world.page, 'Email')).toHaveValue('')
      await expectStored(world, memory)
    },
    addressMissing: async (world, memory) => {
      await expect(field(world.page, 'Email')).toHaveAccessibleDescription(/Please fill in this field\./)
      await expectStored(world, memory)
    },
    sent: async (world, memory) => {
      await expect(request(world.page)).toContainText('If this address belongs to an account, a link is on its way.')
      await expect(request(world.page)).toContainText('Check your email for the reset link!')
      await expectMails(world, world.person.email, /./, 0)
      await expectStored(world, memory)
    },
    unsent: async (world, memory) => {
      await expect(request(world.page)).toContainText('Failed to send reset email.')
      await expectStored(world, memory)
    },
    choosing: async (world, memory) => {
      await expect(request(world.page)).toHaveCount(0)
      await expect(field(world.page, 'New password')).toHaveValue('')
      await expectStored(world, memory)
    },
    differing: async (world, memory) => {
      await expect(field(world.page, 'Confirm password')).toHaveAccessibleDescription(/Passwords do not match\./)
      await expectStored(world, memory)
    },
    tooShort: async (world, memory) => {
      await expect(field(world.page, 'New password')).toHaveAccessibleDescription(/at least 8 characters/)
      await expectStored(world, memory)
    },
    unsaved: async (world, memory) => {
      await expect(choice(world.page)).toContainText('Failed to reset password.')
      await expectStored(world, memory)
    },
    saved: expectSaved,
    savedStill: expectSaved,
    atLogin: async (world, memory) => {
      await expect(world.page).toHaveURL(/#\/login$/)
      await expect(choice(world.page)).toHaveCount(0)
      await expectStored(world, memory)
    },
    refused: async (world, memory) => {
      await expect(main(world.page).getByText('Wrong password.')).toBeVisible()
      await expectStored(world, memory)
    },
    loggedIn: ({ page }) => expect(page).toHaveURL(/#\/add-something-green$/),
    used: async (world, memory) => {
      await expect(choice(world.page)).toContainText('Failed to reset password.')
      await expect(choice(world.page)).toContainText('This link was used before, and works only once.')
      await expectStored(world, memory)
    },
  },
  paths: 5,
}

async function stop(page: Page, site: ReachedSite): Promise<void> {
  await cacheCode(page)
  await site.disconnect()
}

async function followLink({ page, smtp, member }: PasswordResetWorld): Promise<void> {
  const mail = smtp.mails.find(({ to, text }) => to.includes(member.email) && text.includes('#/reset-password'))
  if (!mail) throw new Error('There is no mail with a link.')
  await goTo(page, new URL(linkIn(mail)).hash.slice(1))
}

async function expectSaved(world: PasswordResetWorld, memory: ResetMemory): Promise<void> {
  await expect(choice(world.page)).toContainText('Your password was changed. You can log in with it now.')
  await expect(world.page).toHaveURL(/#\/reset-password/)
  await expectStored(world, memory)
}

/** The database accepts one of the two passwords, and the mails match. */
async function expectStored({ member, ...records }: PasswordResetWorld, { links, isChanged }: ResetMemory): Promise<void> {
  const hash = (await findAccount(records.db, member.username, new Date()))?.passwordHash ?? null
  const { matches } = argon2Passwords()
  const accepted = [await matches(member.password, hash), await matches(renewed(member), hash)]
  expect(accepted, 'whether the old and the new password are accepted').toEqual([!isChanged, isChanged])
  await expectMails(records, member.email, /^Choose a new password/, links)
  await expectMails(records, member.email, /was changed$/, isChanged ? 1 : 0)
}
