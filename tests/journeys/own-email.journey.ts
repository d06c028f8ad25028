/** The journey of a change of the own address, with the mails of both mailboxes. */
import type { Page } from '@playwright/test'
import type { Journey } from 'xstate-walk/playwright'
import { logIn, type Person } from '../support/sites/accounts.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import type { Smtp } from '../support/servers/smtp.ts'
import { expect } from '../support/sites/visitor.ts'
import { ownEmailModel, type EmailMemory } from './own-email-model.ts'
import { choosePassword } from './password-reset-screen.ts'
import { expectMails } from './records.ts'

export interface OwnEmailWorld {
  readonly page: Page
  readonly smtp: Smtp
  readonly db: SiteDatabase
  /** Signed in, with the screen of the account open. */
  readonly member: Person
  readonly expectConsole: (text: RegExp) => void
}

const newAddress = ({ email }: Person) => `new-${email}`
const newPassword = ({ password }: Person) => `${password}-renewed`
const section = (page: Page) => main(page).getByRole('region', { name: 'Email address' })

export const ownEmailJourney: Journey<OwnEmailWorld> = {
  model: ownEmailModel,
  actions: {
    'ask with a wrong password': async (world) => {
      world.expectConsole(/403 \(Forbidden\).*\/api\/my\/email$/)
      await ask(world, 'private-not-this-one')
    },
    'ask for another address': (world) => ask(world, world.member.password),
    'look for it': ({ page }) => section(page).getByRole('button', { name: 'I have followed it' }).click(),
    'open the link to the new address': (world) => openLink(world, newAddress(world.member), 'change'),
    'open the link to the old address': (world) => openLink(world, world.member.email, 'return'),
    'confirm it': confirm,
    'open the account': ({ page }) => main(page).getByRole('link', { name: 'My account' }).click(),
    'take it back': ({ page }) => main(page).getByRole('button', { name: 'Take the change back' }).click(),
    'open the link to the new address again, and confirm it': async (world) => {
      world.expectConsole(/400 \(Bad Request\).*\/auth\/email\/confirm$/)
      await openLink(world, newAddress(world.member), 'change')
      await confirm(world)
    },
    'choose a password by the mail': async (world) => {
      // A link of a mail opens a page of its own.
      await goTo(world.page, '/login')
      await openLink(world, world.member.email, 'token')
      await choosePassword(world.page, newPassword(world.member))
      await expect(world.page.getByRole('dialog')).toContainText('Your password was changed.')
      await goTo(world.page, '/login')
      await logIn(world.page, { username: world.member.email, password: newPassword(world.member) })
    },
  },
  assertions: {
    settled: expectStored,
    refused: async (world, memory) => {
      await expect(section(world.page).getByText('This is not your current password.')).toBeVisible()
      await expectStored(world, memory)
    },
    waiting: expectWaiting,
    waitingStill: expectWaiting,
    confirming: async (world, memory) => {
      await expect(main(world.page)).toContainText('Is this to be the email address of your account?')
      await expectStored(world, memory)
    },
    confirmed: async (world, memory) => {
      await expect(main(world.page)).toContainText('Your email address is changed.')
      await expectStored(world, memory)
    },
    moved: async (world, memory) => {
      await expect(section(world.page).getByText(newAddress(world.member), { exact: true })).toBeVisible()
      await expectStored(world, memory)
    },
    returning: async (world, memory) => {
      await expect(main(world.page)).toContainText('Everybody is signed out, the old password no longer works')
      await expectStored(world, memory)
    },
    returned: async (world, memory) => {
      await expect(main(world.page)).toContainText('Your account has this address again')
      await expectStored(world, memory)
      await expectMails(world, world.member.email, /has this email address again$/, 1)
    },
    ended: async (world, memory) => {
      await expect(main(world.page)).toContainText('This link has expired or is not complete.')
      await expectStored(world, memory)
    },
    recovered: async (world, memory) => {
      await expect(world.page).toHaveURL(/#\/add-something-green$/)
      await expectStored(world, memory)
    },
  },
  paths: 6,
}

async function ask({ page, member }: OwnEmailWorld, password: string): Promise<void> {
  await section(page).getByLabel('New email address').fill(newAddress(member))
  await section(page).getByLabel('Password', { exact: true }).fill(password)
  await section(page).getByRole('button', { name: 'Change email address' }).click()
}

function confirm({ page }: OwnEmailWorld): Promise<void> {
  return main(page).getByRole('button', { name: 'Confirm the address' }).click()
}

/** Opens the last link of this kind that was sent to an address. */
async function openLink({ page, smtp }: OwnEmailWorld, address: string, parameter: 'change' | 'return' | 'token'): Promise<void> {
  const links = smtp.mails.filter(({ to }) => to.includes(address)).map(({ text }) => new RegExp(`#(/\\S+[?]${parameter}=\\S+)`).exec(text)?.[1])
  const last = links.findLast((link) => link !== undefined)
  if (last === undefined) throw new Error(`${address} has no mail with such a link.`)
  await goTo(page, last)
}

async function expectWaiting(world: OwnEmailWorld, memory: EmailMemory): Promise<void> {
  await expect(section(world.page)).toContainText(`We have sent a link to ${newAddress(world.member)}.`)
  await expect(section(world.page).getByRole('button', { name: 'I have followed it' })).not.toHaveAttribute('aria-disabled', 'true')
  await expectMails(world, newAddress(world.member), /^Confirm your new email address/, 1)
  await expectStored(world, memory)
}

/** The database has one of the two addresses, and the mailbox of the old one the notices. */
async function expectStored({ member, ...records }: OwnEmailWorld, { isMoved, notices }: EmailMemory): Promise<void> {
  const { email } = await records.db.selectFrom('user').select('email').where('username', '=', member.username).executeTakeFirstOrThrow()
  expect(email).toBe(isMoved ? newAddress(member) : member.email)
  await expectMails(records, member.email, /(is to have|has) another email address$/, notices)
}
