/** The browser tests' `test` for accounts: users of the members' site, with a mailbox on a real SMTP server. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { insertUser } from '../../../server/store/account/users.ts'
import { cheapHash } from '../listings/cheap-hash.ts'
import { mailServer, memberPassword, membersSite } from './members-site.ts'
import { main } from '../browser/open-screen.ts'
import type { ReceivedMail, Smtp } from '../servers/smtp.ts'
import { expect, test as base } from './visitor.ts'

export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

interface Accounts {
  smtp: Smtp
  /** A person without an account. */
  person: Person
  /** A user with a confirmed address. */
  member: Person
  /** Waits for the next mail to this address. */
  nextMail: (email: string) => Promise<ReceivedMail>
  /** Lets the server send what is due, as after any request that queues a mail; this one sends none. */
  wakeMails: () => Promise<void>
  header: Header
}

/** Reads the session from the header: from its bar on wide screens, from the side menu on narrow ones. */
interface Header {
  expectSignedIn: (page: Page, username: string) => Promise<void>
  expectSignedOut: (page: Page) => Promise<void>
  signOut: (page: Page) => Promise<void>
}

export const test = base.extend<Accounts>({
  // Sessions use the real time of the server.
  now: null,

  smtp: async ({ shared }, provide) => provide(await shared.get(mailServer)),

  sharedSite: async ({ shared }, provide) => provide(await shared.get(membersSite)),

  person: async ({}, provide) => provide(newPerson()),

  nextMail: async ({ smtp }, provide) => {
    const seen = new Set<ReceivedMail>()
    await provide(async (email) => {
      for (let number = 0; ; number += 1) {
        const mail = await smtp.mail(number)
        if (!mail.to.includes(email) || seen.has(mail)) continue
        seen.add(mail)
        return mail
      }
    })
  },

  wakeMails: async ({ page, site }, provide) => {
    await provide(async () => {
      await page.request.post(`${site.url}/auth/password/forgot`, { data: { email: `nobody-${randomUUID()}@private.test` } })
    })
  },

  header: async ({ isMobile }, provide) => provide(headerOn(isMobile)),

  member: async ({ db }, provide) => {
    const person = { ...newPerson(), password: memberPassword }
    const { username, email } = person
    await insertUser(db, { username, email, password_hash: await cheapHash(memberPassword) })
    await provide(person)
  },
})

/** The address that the button of a mail links to. */
export function linkIn(mail: ReceivedMail): string {
  const link = /https?:\/\/\S+#\/\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error('The mail has no link.')
  return link
}

/** Fills in and submits the login form. */
export async function logIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await main(page).getByLabel('Username').fill(username)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Login' }).click()
}

/** Fills in and submits the registration form. */
export async function signUp(page: Page, { username, email, password }: Person): Promise<void> {
  await main(page).getByLabel('Username').fill(username)
  await main(page).getByLabel('Email', { exact: true }).fill(email)
  await main(page).getByLabel('Confirm email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByLabel('Confirm password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Register' }).click()
}

function headerOn(isMobile: boolean): Header {
  const place = (page: Page) => (isMobile ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner'))

  async function look(page: Page, at: () => Promise<void>): Promise<void> {
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    await at()
    if (isMobile) await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  }

  return {
    expectSignedIn: (page, username) =>
      look(page, async () => {
        await expect(place(page).getByText(username)).toBeVisible()
        await expect(place(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
      }),
    expectSignedOut: (page) =>
      look(page, async () => {
        await expect(place(page).getByRole('link', { name: 'Login' })).toBeVisible()
        await expect(place(page).getByRole('button', { name: 'Sign out' })).toBeHidden()
      }),
    async signOut(page) {
      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
      await place(page).getByRole('button', { name: 'Sign out' }).click()
    },
  }
}

function newPerson(): Person {
  const username = `eleni.${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@private.test`, password: `private-olives-${randomUUID().slice(0, 8)}` }
}
