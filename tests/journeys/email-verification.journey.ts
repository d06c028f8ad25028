/** The journey of confirming an e-mail address with the link of a mail. */
import type { Page } from '@playwright/test'
import { assign, setup } from 'xstate'
import type { Journey } from 'xstate-walk/playwright'
import { linkIn, logIn, type Person } from '../support/sites/accounts.ts'
import { cacheCode } from '../support/browser/cached-code.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import type { ReceivedMail, Smtp } from '../support/servers/smtp.ts'
import { expect } from '../support/sites/visitor.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { expectMails, membersAt } from './records.ts'
import { expectUnanswered } from './unanswered.ts'

export interface VerificationWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly smtp: Smtp
  readonly db: SiteDatabase
  /** A person who has signed up, but not confirmed. */
  readonly person: Person
  /** The link of the first mail. */
  readonly link: string
  readonly nextMail: (email: string) => Promise<ReceivedMail>
  readonly expectConsole: (text: RegExp) => void
}

interface Memory {
  readonly isConfirmed: boolean
  readonly isEnded: boolean
  /** The number of links in the mailbox. */
  readonly links: number
}

const model = setup({
  types: { context: {} as Memory },
  actions: { confirm: assign({ isConfirmed: true }), end: assign({ isEnded: true }), mail: assign({ links: 2 }) },
}).createMachine({
  id: 'email-verification',
  context: { isConfirmed: false, isEnded: false, links: 1 },
  initial: 'signedUp',
  states: {
    signedUp: {
      on: {
        'follow the link': { target: 'confirmed', actions: 'confirm' },
        'follow the link without a connection': 'unanswered',
        'open the screen without a link': 'tokenMissing',
        'follow an invalid link': 'unknown',
        'log in without following the link': 'loginRefused',
        'follow the link that disowns': 'asked',
      },
    },
    confirmed: { on: { 'follow the link again': 'stillConfirmed', 'go to the login': 'atLogin', 'say that it was not me': 'doubted' } },
    doubted: { on: { 'say that it was me': 'stillConfirmed', 'end the account': { target: 'ended', actions: 'end' } } },
    asked: {
      on: {
        'end the sign-up': { target: 'ended', actions: 'end' },
        'end the sign-up without a connection': 'notEnded',
      },
    },
    notEnded: { on: { 'the connection returns, end the sign-up': { target: 'ended', actions: 'end' } } },
    ended: {},
    stillConfirmed: { on: { 'go to the login': 'atLogin' } },
    atLogin: { on: { 'log in': 'loggedIn' } },
    loggedIn: {},
    unanswered: {
      on: {
        'try again without a connection': 'unanswered',
        'the connection returns, try again': { target: 'confirmed', actions: 'confirm' },
      },
    },
    tokenMissing: {
      on: {
        'ask for a link without an address': 'addressMissing',
        'ask for another link': { target: 'sent', actions: 'mail' },
        'ask for another link without a connection': 'unsent',
      },
    },
    addressMissing: { on: { 'ask for another link': { target: 'sent', actions: 'mail' } } },
    unsent: { on: { 'the connection returns, ask again': { target: 'sent', actions: 'mail' } } },
    unknown: { on: { 'ask for another link': { target: 'sent', actions: 'mail' } } },
    loginRefused: { on: { 'request the link again': { target: 'sentFromLogin', actions: 'mail' } } },
    sentFromLogin: {},
    sent: { on: { 'follow the new link': { target: 'confirmedAnew', actions: 'confirm' } } },
    confirmedAnew: {},
  },
})

const refused = /400 \(Bad Request\).*\/email-verification\/confirm/
const ask = (page: Page) => main(page).getByRole('button', { name: 'Send the link again' }).click()
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' })
const end = (page: Page) => main(page).getByRole('button', { name: 'End this account' }).click()
const hashOf = (link: string) => new URL(link).hash.slice(1)

export const verificationJourney: Journey<VerificationWorld> = {
  model,
  actions: {
    'follow the link': ({ page, link }) => goTo(page, hashOf(link)),
    'follow the link without a connection': async ({ page, link, site }) => {
      await cacheCode(page)
      await site.disconnect()
      await goTo(page, hashOf(link))
    },
    'follow the link that disowns': ({ page, link }) => goTo(page, hashOf(link).replace('?token=', '?disown=')),
    'say that it was not me': ({ page }) => main(page).getByRole('button', { name: 'This was not me' }).click(),
    'say that it was me': ({ page }) => main(page).getByRole('button', { name: 'It was me' }).click(),
    'end the account': ({ page }) => end(page),
    'end the sign-up': ({ page }) => end(page),
    'end the sign-up without a connection': async ({ page, site }) => {
      await site.disconnect()
      await end(page)
    },
    'the connection returns, end the sign-up': async ({ page, site }) => {
      await site.reconnect()
      await end(page)
    },
    'follow the link again': async ({ page, link }) => {
      await page.goto('about:blank')
      await page.goto(link)
    },
    'follow an invalid link': ({ page, expectConsole }) => {
      expectConsole(refused)
      return goTo(page, '/verify-email?token=made-up')
    },
    'follow the new link': async ({ page, person, nextMail }) => goTo(page, hashOf(linkIn(await nextMail(person.email)))),
    'open the screen without a link': ({ page }) => goTo(page, '/verify-email'),
    'go to the login': ({ page }) => main(page).getByRole('link', { name: 'Log in', exact: true }).click(),
    'log in': ({ page, person }) => logIn(page, person),
    'log in without following the link': async ({ page, person, expectConsole }) => {
      expectConsole(/403 \(Forbidden\).*\/auth\/login$/)
      await goTo(page, '/login')
      await logIn(page, person)
    },
    'request the link again': ({ page }) => ask(page),
    'try again without a connection': ({ page }) => expectUnanswered(page, () => tryAgain(page).click()),
    'the connection returns, try again': async ({ page, site }) => {
      await site.reconnect()
      await tryAgain(page).click()
    },
    'ask for a link without an address': ({ page }) => ask(page),
    'ask for another link': askForAnother,
    'ask for another link without a connection': async (world) => {
      await world.site.disconnect()
      await askForAnother(world)
    },
    'the connection returns, ask again': async ({ page, site }) => {
      await site.reconnect()
      await ask(page)
    },
  },
  assertions: {
    signedUp: (world, memory) => expectStored(world, memory),
    confirmed: expectConfirmed,
    confirmedAnew: expectConfirmed,
    stillConfirmed: expectConfirmed,
    doubted: expectAsked,
    asked: expectAsked,
    notEnded: async (world, memory) => {
      await expect(main(world.page).getByText('The account could not be ended.')).toBeVisible()
      await expectStored(world, memory)
    },
    ended: async (world, memory) => {
      await expect(main(world.page)).toContainText(`The account ${world.person.username} has ended.`)
      await expectStored(world, memory)
    },
    atLogin: ({ page }) => expect(page).toHaveURL(/#\/login$/),
    loggedIn: ({ page }) => expect(page).toHaveURL(/#\/add-something-green$/),
    unanswered: async (world, memory) => {
      await expect(main(world.page).getByText('Something went wrong.', { exact: true })).toBeVisible()
      await expect(tryAgain(world.page)).toBeVisible()
      await expectStored(world, memory)
    },
    tokenMissing: async (world, memory) => {
      await expect(main(world.page).getByText('No token provided.', { exact: true })).toBeVisible()
      await expect(main(world.page).getByLabel('Email')).toBeVisible()
      await expectStored(world, memory)
    },
    addressMissing: async (world, memory) => {
      await expect(main(world.page).getByLabel('Email')).toHaveAccessibleDescription(/Please fill in this field\./)
      await expectStored(world, memory)
    },
    unsent: async (world, memory) => {
      await expect(main(world.page).getByText('The link could not be sent.', { exact: true })).toBeVisible()
      await expect(main(world.page).getByLabel('Email')).toHaveValue(world.person.email)
      await expectStored(world, memory)
    },
    unknown: async (world, memory) => {
      await expect(main(world.page)).toContainText('This link has expired or is not complete.')
      await expect(tryAgain(world.page)).toHaveCount(0)
      await expect(main(world.page).getByLabel('Email')).toBeVisible()
      await expectStored(world, memory)
    },
    loginRefused: async (world, memory) => {
      await expect(main(world.page).getByText('Login failed. Please try again.')).toBeVisible()
      await expect(main(world.page).getByText('Please click on the link that was sent to your email first.')).toBeVisible()
      await expectStored(world, memory)
    },
    sentFromLogin: expectSent,
    sent: expectSent,
  },
  paths: 11,
}

async function askForAnother({ page, person }: VerificationWorld): Promise<void> {
  await main(page).getByLabel('Email').fill(person.email)
  await ask(page)
}

async function expectConfirmed(world: VerificationWorld, memory: Memory): Promise<void> {
  await expectNamed(world)
  await expect(main(world.page)).toContainText(`Your email is confirmed. You can log in as ${world.person.username} now.`)
  await expectStored(world, memory)
}

/** Nothing has happened yet. */
async function expectAsked(world: VerificationWorld, memory: Memory): Promise<void> {
  await expect(world.page.getByRole('heading', { level: 1, name: 'This was not me' })).toBeVisible()
  await expectNamed(world)
  await expectStored(world, memory)
}

/** The user name and the time of the sign-up come first. */
async function expectNamed({ page, person }: VerificationWorld): Promise<void> {
  await expect(main(page).locator('p').first()).toHaveText(
    new RegExp(`^Sign-up with the username ${person.username}, \\d\\d/\\d\\d/\\d{4}, \\d\\d:\\d\\d$`),
  )
}

async function expectSent(world: VerificationWorld, memory: Memory): Promise<void> {
  await expect(main(world.page)).toContainText('If this account waits for confirmation, a new link is on its way.')
  await expectStored(world, memory)
}

async function expectStored({ person, ...records }: VerificationWorld, { isConfirmed, isEnded, links }: Memory): Promise<void> {
  const { db } = records
  expect(await membersAt(db, person.email), 'members with the address').toBe(isConfirmed && !isEnded ? 1 : 0)
  await expectMails(records, person.email, /^Confirm your email address/, links)
}
