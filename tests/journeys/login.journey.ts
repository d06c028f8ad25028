/** The journey of signing in. */
import type { Page } from '@playwright/test'
import { createMachine } from 'xstate'
import type { Journey } from 'xstate-walk/playwright'
import { logIn, type Person } from '../support/sites/accounts.ts'
import { main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import { expect } from '../support/sites/visitor.ts'

export interface LoginWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly member: Person
  readonly expectConsole: (text: RegExp) => void
  readonly expectSignedIn: () => Promise<void>
}

const model = createMachine({
  id: 'login',
  initial: 'empty',
  states: {
    empty: {
      on: {
        'log in': 'signedIn',
        'log in without a password': 'incomplete',
        'log in with a wrong password': 'refused',
        'log in without a connection': 'failed',
      },
    },
    incomplete: { on: { 'log in': 'signedIn' } },
    refused: { on: { 'log in': 'signedIn', 'log in without a password': 'incomplete', 'forget the password': 'forgotten' } },
    failed: { on: { 'the connection returns, log in': 'signedIn' } },
    forgotten: {},
    signedIn: { on: { 'reload the page': 'signedInStill' } },
    signedInStill: {},
  },
})

export const loginJourney: Journey<LoginWorld> = {
  model,
  actions: {
    'log in': ({ page, member }) => logIn(page, member),
    'log in without a password': ({ page, member }) => logIn(page, { ...member, password: '' }),
    'log in with a wrong password': ({ page, member, expectConsole }) => {
      expectConsole(/401 \(Unauthorized\).*\/auth\/login$/)
      return logIn(page, { ...member, password: 'private-wrong' })
    },
    'log in without a connection': async ({ page, member, site }) => {
      await site.disconnect()
      await logIn(page, member)
    },
    'the connection returns, log in': async ({ page, site }) => {
      await site.reconnect()
      await main(page).getByRole('button', { name: 'Login' }).click()
    },
    'forget the password': ({ page }) => main(page).getByRole('link', { name: 'Forgot password?' }).click(),
    'reload the page': async ({ page }) => {
      await page.reload()
    },
  },
  assertions: {
    empty: async ({ page }) => {
      await expect(main(page).getByLabel('Username')).toHaveValue('')
      await expect(main(page).getByRole('link', { name: 'Forgot password?' })).toBeVisible()
    },
    incomplete: ({ page }) => expect(main(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Please fill in this field\./),
    refused: async ({ page, member }) => {
      await expect(main(page).getByText('Wrong password.')).toBeVisible()
      await expect(main(page).getByRole('alert').getByRole('link', { name: 'Forgot password?' })).toBeVisible()
      await expect(main(page).getByLabel('Username')).toHaveValue(member.username)
    },
    failed: async ({ page, member }) => {
      await expect(main(page).getByText('Login failed. Please try again.')).toBeVisible()
      await expect(main(page).getByText('Nobody answered. Please check your connection and try again.')).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Forgot password?' })).toBeVisible()
      await expect(main(page).getByLabel('Username')).toHaveValue(member.username)
    },
    forgotten: ({ page }) => expect(page).toHaveURL(/#\/forgot-password$/),
    signedIn: async ({ page, expectSignedIn }) => {
      await expect(page).toHaveURL(/#\/add-something-green$/)
      await expectSignedIn()
    },
    signedInStill: ({ expectSignedIn }) => expectSignedIn(),
  },
  paths: 6,
}
