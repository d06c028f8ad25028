/** A forgotten password, as a member goes through it: from asking for a link to signing in with a new one. */
import type { Page } from '@playwright/test'
import { argon2Passwords } from '../../server/work/passwords.ts'
import { findAccount } from '../../server/store/accounts.ts'
import { linkIn, logIn, type Person } from '../support/accounts.ts'
import { codePreloaded, goTo, main } from '../support/screens.ts'
import type { SiteProcess } from '../support/site-process.ts'
import type { Smtp } from '../support/smtp.ts'
import { expect } from '../support/visitor.ts'
import type { Journey } from './journey.ts'
import { resetModel, type ResetMemory } from './password-reset-model.ts'
import { ask, choice, choose, close, field, request } from './password-reset-screen.ts'
import { expectMails, type SiteDatabase } from './records.ts'

/** The browser's clock stands still. */
export interface PasswordResetWorld {
  readonly page: Page
  readonly site: SiteProcess
  readonly smtp: Smtp
  readonly db: SiteDatabase
  /** Whose password is forgotten. */
  readonly member: Person
  /** Who has no account. */
  readonly person: Person
  readonly expectConsole: (text: RegExp) => void
}

const renewed = ({ password }: Person) => `${password}-renewed`

export const passwordResetJourney: Journey<PasswordResetWorld> = {
  model: resetModel,
  acts: {
    'ask without an address': ({ page }) => ask(page, ''),
    'ask with the address of nobody': ({ page, person }) => ask(page, person.email),
    'ask for a link': ({ page, member }) => ask(page, member.email),
    'ask while the server is away': async ({ page, member, site }) => {
      await stop(page, site)
      await ask(page, member.email)
    },
    'the server comes back, ask again': async ({ page, member, site }) => {
      await site.start()
      await close(request(page))
      await expect(field(page, 'Email')).toHaveValue(member.email)
      await ask(page, member.email)
    },
    'follow the link': followLink,
    'choose a password': ({ page, member }) => choose(page, renewed(member)),
    'choose two passwords that differ': ({ page, member }) => choose(page, renewed(member), member.password),
    'choose a password that is too short': ({ page }) => choose(page, 'olive'),
    'choose while the server is away': async ({ page, member, site }) => {
      await stop(page, site)
      await choose(page, renewed(member))
    },
    'the server comes back, choose again': async ({ page, member, site }) => {
      await site.start()
      await close(choice(page))
      await choose(page, renewed(member))
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
      await choose(world.page, world.member.password)
    },
  },
  sees: {
    asking: async (world, memory) => {
      await expect(field(world.page, 'Email')).toHaveValue('')
      await expectKept(world, memory)
    },
    addressMissing: async (world, memory) => {
      await expect(field(world.page, 'Email')).toHaveAccessibleDescription(/Please fill in this field\./)
      await expectKept(world, memory)
    },
    sent: async (world, memory) => {
      await expect(request(world.page)).toContainText('If this address belongs to an account, a link is on its way.')
      await expect(request(world.page)).toContainText('Check your email for the reset link!')
      await expectMails(world, world.person.email, /./, 0)
      await expectKept(world, memory)
    },
    unsent: async (world, memory) => {
      await expect(request(world.page)).toContainText('Failed to send reset email.')
      await expectKept(world, memory)
    },
    choosing: async (world, memory) => {
      await expect(request(world.page)).toHaveCount(0)
      await expect(field(world.page, 'New password')).toHaveValue('')
      await expectKept(world, memory)
    },
    differing: async (world, memory) => {
      await expect(field(world.page, 'Confirm password')).toHaveAccessibleDescription(/Passwords do not match\./)
      await expectKept(world, memory)
    },
    tooShort: async (world, memory) => {
      await expect(field(world.page, 'New password')).toHaveAccessibleDescription(/at least 8 characters/)
      await expectKept(world, memory)
    },
    unsaved: async (world, memory) => {
      await expect(choice(world.page)).toContainText('Failed to reset password.')
      await expectKept(world, memory)
    },
    saved: expectSaved,
    savedStill: expectSaved,
    atLogin: async (world, memory) => {
      await expect(world.page).toHaveURL(/#\/login$/)
      await expect(choice(world.page)).toHaveCount(0)
      await expectKept(world, memory)
    },
    refused: async (world, memory) => {
      await expect(main(world.page).getByText('Wrong password.')).toBeVisible()
      await expectKept(world, memory)
    },
    loggedIn: ({ page }) => expect(page).toHaveURL(/#\/add-something-green$/),
    used: async (world, memory) => {
      await expect(choice(world.page)).toContainText('Failed to reset password.')
      await expect(choice(world.page)).toContainText('This link was used before, and works only once.')
      await expectKept(world, memory)
    },
  },
  paths: 10,
}

async function stop(page: Page, site: SiteProcess): Promise<void> {
  await codePreloaded(page)
  await site.stop()
}

async function followLink({ page, smtp, member }: PasswordResetWorld): Promise<void> {
  const mail = smtp.mails.find(({ to, text }) => to.includes(member.email) && text.includes('#/reset-password'))
  if (!mail) throw new Error('There is no mail with a link.')
  await goTo(page, new URL(linkIn(mail)).hash.slice(1))
}

async function expectSaved(world: PasswordResetWorld, memory: ResetMemory): Promise<void> {
  await expect(choice(world.page)).toContainText('Your password was changed. You can log in with it now.')
  await expect(world.page).toHaveURL(/#\/reset-password/)
  await expectKept(world, memory)
}

/** The database takes one of the two passwords, and the mails say what happened. */
async function expectKept({ member, ...records }: PasswordResetWorld, { links, isChanged }: ResetMemory): Promise<void> {
  const hash = (await findAccount(records.db, member.username, new Date()))?.passwordHash ?? null
  const { matches } = argon2Passwords()
  const taken = [await matches(member.password, hash), await matches(renewed(member), hash)]
  expect(taken, 'whether the old and the new password are taken').toEqual([!isChanged, isChanged])
  await expectMails(records, member.email, /^Choose a new password/, links)
  await expectMails(records, member.email, /was changed$/, isChanged ? 1 : 0)
}
