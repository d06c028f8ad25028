/** The browser tests' `test` for accounts: a site that sends mails to a real SMTP server, and users with a mailbox there. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { main } from './screens.ts'
import type { Make } from './shared.ts'
import type { SiteProcess } from './site-process.ts'
import { startSmtp, type ReceivedMail, type Smtp } from './smtp.ts'
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
  header: Header
}

/** Reads the session from the header: from its bar on wide screens, from the side menu on narrow ones. */
interface Header {
  expectSignedIn: (page: Page, username: string) => Promise<void>
  expectSignedOut: (page: Page) => Promise<void>
  signOut: (page: Page) => Promise<void>
}

/** The mail server that all sites share. */
export const mailServer: Make<Smtp> = async (_, atEnd) => {
  const smtp = await startSmtp()
  atEnd(() => smtp.stop())
  return smtp
}

const accountsSite: Make<SiteProcess> = async ({ sites, get }) => {
  const { url } = await get(mailServer)
  return sites.open({ listings: [], environment: { SMTP_URL: url, RATE_LIMIT_SCALE: '1000' } })
}

export const test = base.extend<Accounts>({
  // Sessions use the real time of the server.
  now: null,

  smtp: async ({ shared }, provide) => provide(await shared.get(mailServer)),

  sharedSite: async ({ shared }, provide) => provide(await shared.get(accountsSite)),

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

  header: async ({ isMobile }, provide) => provide(headerOn(isMobile)),

  member: async ({ site, smtp }, provide) => {
    const person = newPerson()
    await send(`${site.url}/auth/register`, person)
    for (let number = 0; ; number += 1) {
      const mail = await smtp.mail(number)
      if (!mail.to.includes(person.email)) continue
      const token = new URLSearchParams(linkIn(mail).split('?')[1])
      await send(`${site.url}/api/email-verification/confirm?${token}`)
      break
    }
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

async function send(url: string, body?: object): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
}
