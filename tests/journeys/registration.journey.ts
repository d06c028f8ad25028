/** The journey of a registration, up to the mail. */
import type { Page } from '@playwright/test'
import { assign, setup } from 'xstate'
import type { Journey } from 'xstate-walk/playwright'
import { signUp, type Person } from '../support/sites/accounts.ts'
import { cacheCode } from '../support/browser/cached-code.ts'
import { main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import type { Smtp } from '../support/servers/smtp.ts'
import { expect } from '../support/sites/visitor.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { expectMails, expectPostponed, retryPostponed, signUpsAt } from './records.ts'

export interface RegistrationWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly smtp: Smtp
  readonly db: SiteDatabase
  /** A person without an account. */
  readonly person: Person
  /** A member. */
  readonly member: Person
  readonly expectConsole: (text: RegExp) => void
}

interface Memory {
  /** The number of sign-ups with the person's address. */
  readonly signUps: number
  /** The number of links in the person's mailbox. */
  readonly links: number
  /** The number of mails to the member that say there is an account already. */
  readonly warnings: number
  /** The number of links at the other address. */
  readonly movedLinks: number
}

const model = setup({
  types: { context: {} as Memory },
  actions: {
    signedUp: assign({ signUps: 1 }),
    signedUpWithMail: assign({ signUps: 1, links: 1 }),
    warned: assign({ warnings: 1 }),
    mailedAgain: assign(({ context }) => (context.warnings > 0 ? { warnings: 2 } : { links: 2 })),
    moved: assign({ signUps: 0, movedLinks: 1 }),
  },
}).createMachine({
  id: 'registration',
  context: { signUps: 0, links: 0, warnings: 0, movedLinks: 0 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'register': { target: 'succeeded', actions: 'signedUpWithMail' },
        'register with empty fields': 'incomplete',
        'register with repetitions that differ': 'differing',
        'register under a name that is taken': 'taken',
        'register with the address of a member': { target: 'succeeded', actions: 'warned' },
        'register without a connection': 'unanswered',
        'register while the mail server refuses mails': { target: 'mailPostponed', actions: 'signedUp' },
      },
    },
    incomplete: { on: { 'register': { target: 'succeeded', actions: 'signedUpWithMail' } } },
    differing: { on: { 'register': { target: 'succeeded', actions: 'signedUpWithMail' } } },
    taken: { on: { 'close the status': 'nameToChange' } },
    nameToChange: { on: { 'choose another name and register': { target: 'succeeded', actions: 'signedUpWithMail' } } },
    unanswered: { on: { 'the connection returns, close the status': 'unsent' } },
    unsent: { on: { 'press Register again': { target: 'succeeded', actions: 'signedUpWithMail' } } },
    mailPostponed: { on: { 'the mail server accepts mails again': { target: 'succeeded', actions: 'signedUpWithMail' } } },
    succeeded: { on: { 'close the status': 'registered' } },
    registered: {
      on: {
        'request the link again': { target: 'sentAgain', actions: 'mailedAgain' },
        'change the address': 'addressToChange',
      },
    },
    sentAgain: {},
    addressToChange: { on: { 'register with another address': { target: 'succeededElsewhere', actions: 'moved' } } },
    succeededElsewhere: {},
  },
})

const status = (page: Page) => page.getByRole('dialog', { name: 'Registration Status' })
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const otherAddress = ({ email }: Person) => `other.${email}`
const close = (page: Page) => status(page).getByRole('button', { name: 'Close' }).last().click()
const press = (page: Page) => main(page).getByRole('button', { name: 'Register' }).click()

export const registrationJourney: Journey<RegistrationWorld> = {
  model,
  actions: {
    'register': ({ page, person }) => signUp(page, person),
    'register with empty fields': ({ page }) => press(page),
    'register with repetitions that differ': async ({ page, person }) => {
      await field(page, 'Username').fill(person.username)
      await field(page, 'Email').fill(person.email)
      await field(page, 'Confirm email').fill('another@private.test')
      await field(page, 'Password').fill(person.password)
      await field(page, 'Confirm password').fill('private-something-else')
      await press(page)
    },
    'register under a name that is taken': ({ page, person, member, expectConsole }) => {
      expectConsole(/409 \(Conflict\).*\/auth\/register$/)
      return signUp(page, { ...person, username: member.username.toUpperCase() })
    },
    'register with the address of a member': ({ page, person, member }) => signUp(page, { ...person, email: member.email }),
    'register without a connection': async ({ page, person, site }) => {
      await cacheCode(page)
      await site.disconnect()
      await signUp(page, person)
    },
    'register while the mail server refuses mails': ({ page, person, smtp }) => {
      smtp.refuse(451)
      return signUp(page, person)
    },
    'the mail server accepts mails again': async ({ db, smtp }) => {
      smtp.refuse(null)
      await retryPostponed({ db, smtp })
    },
    'the connection returns, close the status': async ({ page, site }) => {
      await site.reconnect()
      await close(page)
    },
    'press Register again': ({ page }) => press(page),
    'choose another name and register': async ({ page, person }) => {
      await field(page, 'Username').fill(person.username)
      await press(page)
    },
    'close the status': ({ page }) => close(page),
    'request the link again': ({ page }) => main(page).getByRole('button', { name: 'Send the link again' }).click(),
    'change the address': ({ page }) => main(page).getByRole('button', { name: 'Change the address' }).click(),
    'register with another address': async ({ page, person }) => {
      await expect(field(page, 'Username')).toHaveValue(person.username)
      await signUp(page, { ...person, email: otherAddress(person) })
    },
  },
  assertions: {
    empty: (world, memory) => expectForm(world, { username: '', email: '' }, memory),
    incomplete: async ({ page, ...world }, memory) => {
      await expect(field(page, 'Username')).toHaveAccessibleDescription(/Please fill in this field\./)
      await expect(field(page, 'Username')).toBeFocused()
      await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(/Please fill in this field\./)
      await expectStored(world, memory)
    },
    differing: async ({ page, ...world }, memory) => {
      await expect(field(page, 'Confirm email')).toHaveAccessibleDescription(/Emails do not match\./)
      await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(/Passwords do not match\./)
      await expectStored(world, memory)
    },
    taken: async ({ page, ...world }, memory) => {
      await expect(status(page)).toContainText('Registration failed: This username is taken. Please choose another one.')
      await expectStored(world, memory)
    },
    nameToChange: async (world, memory) => {
      const { page, person, member } = world
      await expect(field(page, 'Username')).toHaveAccessibleDescription(/This username is taken\. Please choose another one\./)
      await expectForm(world, { username: member.username.toUpperCase(), email: person.email }, memory)
    },
    unanswered: async ({ page, ...world }, memory) => {
      await expect(status(page)).toContainText('Registration failed: Nobody answered. Please check your connection and try again.')
      await expectStored(world, memory)
    },
    unsent: (world, memory) => expectForm(world, world.person, memory),
    mailPostponed: async ({ page, db, smtp, person }, { signUps }: Memory) => {
      await expect(status(page)).toContainText('Registration successful!')
      await expectPostponed({ db, smtp }, 1)
      expect(await signUpsAt(db, person.email)).toBe(signUps)
    },
    succeeded: expectSucceeded,
    succeededElsewhere: expectSucceeded,
    registered: async ({ page, ...world }, memory) => {
      await expect(main(page).getByRole('heading', { name: 'Check your email' })).toBeFocused()
      await expect(main(page).getByText('We sent an email to ')).toContainText(world.person.username)
      await expect(main(page).getByRole('textbox')).toHaveCount(0)
      await expectStored(world, memory)
    },
    sentAgain: async ({ page, ...world }, memory) => {
      await expect(main(page)).toContainText('If this account waits for confirmation, a new link is on its way.')
      await expectStored(world, memory)
    },
    addressToChange: async ({ page, ...world }, memory) => {
      await expect(field(page, 'Username')).toHaveValue(world.person.username)
      await expect(field(page, 'Password')).toHaveValue('')
      await expectStored(world, memory)
    },
  },
  paths: 8,
}

async function expectSucceeded({ page, ...world }: RegistrationWorld, memory: Memory): Promise<void> {
  await expect(status(page)).toContainText(
    'Registration successful! Click on the link that was sent to your email, so you can log in.',
  )
  await expectStored(world, memory)
}

async function expectForm(
  { page, ...world }: RegistrationWorld,
  { username, email }: Pick<Person, 'username' | 'email'>,
  memory: Memory,
): Promise<void> {
  await expect(status(page)).toHaveCount(0)
  await expect(field(page, 'Username')).toHaveValue(username)
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Confirm email')).toHaveValue(email)
  await expectStored(world, memory)
}

async function expectStored(
  { person, member, ...records }: Pick<RegistrationWorld, 'db' | 'smtp' | 'person' | 'member'>,
  { signUps, links, warnings, movedLinks }: Memory,
): Promise<void> {
  await expectMails(records, otherAddress(person), /^Confirm your email address/, movedLinks)
  await expectMails(records, person.email, /^Confirm your email address/, links)
  await expectMails(records, member.email, /^You already have an account/, warnings)
  expect(await signUpsAt(records.db, person.email), 'sign-ups with the address').toBe(signUps)
}
