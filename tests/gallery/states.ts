/** The screens and states of the gallery. Words are messages, so that a state opens in each language. */
import type { Page } from '@playwright/test'
import { disownParameter } from '../../domain/account/sign-up-links.ts'
import { m } from '../../messages/compiled/messages.js'
import type { people } from '../support/sites/people.ts'
import { main } from '../support/browser/open-screen.ts'
import { screens, signedInScreens } from '../support/browser/screens.ts'
import { expect } from '../support/sites/visitor.ts'
import { inDialog, openPath, press, type GalleryState } from './gallery-state.ts'
import { objectionStates } from './objection-states.ts'

const states: readonly GalleryState[] = [
  {
    name: 'menu',
    async open(page, locale) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPath(page, '/about')
      await press(page, m.nav_menu({}, { locale }))
      await inDialog(page)
    },
  },
  {
    name: 'filter',
    async open(page, locale) {
      await openPath(page, '/shop?city=Athens&tag=Vegan')
      await page.getByRole('button', { name: m.filter_title({}, { locale }) }).first().click()
      await expect(page.getByRole('checkbox').nth(10)).toBeVisible()
    },
  },
  {
    name: 'filter of events',
    async open(page, locale) {
      await openPath(page, '/events?mode=list&free=true&when=month')
      await page.getByRole('button', { name: m.filter_title({}, { locale }) }).first().click()
      await expect(page.getByRole('checkbox').nth(10)).toBeVisible()
    },
  },
  { name: 'free events', open: (page) => openPath(page, '/events?mode=list&free=true') },
  { name: 'free events of a month', open: (page) => openPath(page, '/events?free=true') },
  { name: 'events of this week', open: (page) => openPath(page, '/events?mode=list&when=week') },
  { name: 'nothing today', open: (page) => openPath(page, '/events?mode=list&when=today&city=Kastoria') },
  { name: 'a missing event', isFailing: true, open: async (page) => {
    await page.goto('/#/events?mode=list&event=999999')
    await inDialog(page)
  } },
  {
    name: 'event in two languages',
    async open(page, locale) {
      await openPath(page, '/events?mode=list&when=today')
      await main(page).getByRole('article').getByRole('link', { name: locale === 'el' ? /^Περίπατος/ : /^Walk/ }).click()
      await inDialog(page)
    },
  },
  {
    name: 'event',
    async open(page) {
      await openPath(page, '/events?mode=list')
      await main(page).getByRole('article').getByRole('link').first().click()
      await inDialog(page)
    },
  },
  {
    name: 'follow',
    async open(page, locale) {
      await openPath(page, '/events?mode=list&city=Athens')
      await press(page, m.follow_open({}, { locale }))
      await inDialog(page)
    },
  },
  { name: 'empty list', open: (page) => openPath(page, '/dine?city=Volos&tag=Raw') },
  {
    name: 'failed list', isFailing: true,
    async open(page, locale, site) {
      await openPath(page, '/about')
      await page.getByRole('link', { name: 'Prasino' }).first().click()
      await page.waitForLoadState('networkidle')
      // The filter has a town, so that the names of towns are loaded before the connection is lost.
      await openPath(page, '/shop?city=Patras')
      // Until the screen is loaded, the heading is that of the page before.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.nav_shop({}, { locale }))
      await page.waitForLoadState('networkidle')
      await site.disconnect()
      await page.evaluate(() => void (location.hash = '/shop?city=Athens'))
      await expect(main(page).getByRole('alert')).toContainText(m.posts_failed({}, { locale }))
    },
  },
  {
    name: 'registration faults',
    async open(page, locale) {
      await openPath(page, '/register')
      await main(page).getByLabel(m.field_username({}, { locale })).fill('ελένη')
      await press(page, m.registration_submit({}, { locale }))
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'wrong password', isFailing: true,
    async open(page, locale) {
      await openPath(page, '/login')
      await main(page).getByLabel(m.field_username({}, { locale })).fill('nobody')
      await main(page).getByLabel(m.field_password({}, { locale }), { exact: true }).fill('private-guess')
      await press(page, m.login_submit({}, { locale }))
      await expect(main(page).getByText(m.login_refused({}, { locale }))).toBeVisible()
    },
  },
  {
    name: 'registered',
    async open(page, locale) {
      await openPath(page, '/register')
      const username = String(Date.now())
      const fill = (label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)
      await fill(m.field_username({}, { locale }), username)
      await fill(m.field_email({}, { locale }), `${username}@private.test`)
      await fill(m.field_confirm_email({}, { locale }), `${username}@private.test`)
      await fill(m.field_password({}, { locale }), 'a quiet olive grove')
      await fill(m.field_confirm_password({}, { locale }), 'a quiet olive grove')
      await press(page, m.registration_submit({}, { locale }))
      await inDialog(page)
    },
  },
  {
    name: 'this was not me',
    open: (page) => openPath(page, `/verify-email?${disownParameter}=${'a'.repeat(43)}&username=1821&at=2026-11-26T01:15Z`),
  },
  ...(['report', 'report of unlawful content'] as const).map((name): GalleryState => ({
    name,
    async open(page, locale) {
      await openPath(page, '/shop')
      await page.getByRole('article').first().getByRole('link').first().click()
      await inDialog(page)
      await press(page, m.report_open({}, { locale }))
      await page.getByRole('radio').last().waitFor()
      if (name !== 'report') await page.getByRole('radio').last().check()
    },
  })),
  {
    name: 'message sent',
    async open(page, locale) {
      await openPath(page, '/contact')
      const fill = (label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)
      await fill(m.field_name({}, { locale }), 'Ελένη')
      await fill(m.field_email({}, { locale }), 'eleni@private.test')
      await fill(m.field_subject({}, { locale }), 'Γεια')
      await fill(m.field_message({}, { locale }), 'Μια ιδέα')
      await press(page, m.contact_submit({}, { locale }))
      await inDialog(page)
    },
  },
  {
    name: 'menu of administrators', as: 'admin',
    async open(page, locale) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPath(page, '/about')
      await press(page, m.nav_menu({}, { locale }))
      await inDialog(page)
    },
  },
  {
    name: 'menu of a moderator', as: 'moderator',
    async open(page, locale) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPath(page, '/about')
      await press(page, m.nav_menu({}, { locale }))
      await inDialog(page)
    },
  },
  {
    name: 'withdrawal', as: 'member',
    async open(page, locale) {
      await openPath(page, '/my-listings')
      await main(page).getByRole('button', { name: m.own_withdraw({}, { locale }) }).first().click()
      await inDialog(page)
    },
  },
  {
    name: 'keys of the queue', as: 'admin',
    async open(page, locale) {
      await openPath(page, '/admin-events')
      await press(page, m.moderation_keys({}, { locale }))
    },
  },
  { name: 'rejected posts', as: 'admin', open: (page) => openPath(page, '/admin-events?list=rejected') },
  {
    name: 'submission faults', as: 'member',
    async open(page, locale) {
      await openPath(page, '/add-something-green')
      await press(page, m.listing_form_languages({}, { locale }))
      await press(page, m.submission_add({}, { locale }))
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    },
  },
  {
    name: 'day picker', as: 'member',
    async open(page, locale) {
      await openPath(page, '/add-something-green')
      await press(page, m.form_open_days({ label: m.field_from({}, { locale }) }, { locale }))
      await expect(page.getByRole('gridcell').first()).toBeVisible()
    },
  },
  {
    name: 'edit own listing', as: 'member',
    async open(page, locale) {
      await openPath(page, '/my-listings')
      await main(page).getByRole('button', { name: m.own_edit({}, { locale }) }).first().click()
      await expect(page.locator('form')).toBeVisible()
    },
  },
  {
    name: 'moderation edit', as: 'admin',
    async open(page, locale) {
      await openPath(page, '/admin-events')
      await press(page, m.moderation_edit({}, { locale }))
      await expect(page.locator('form input').first()).toBeVisible()
    },
  },
  {
    name: 'moderation rejection', as: 'admin',
    async open(page, locale) {
      await openPath(page, '/admin-events')
      await press(page, m.moderation_reject({}, { locale }))
      await expect(page.locator('form textarea').first()).toBeVisible()
    },
  },
  {
    name: 'moderation deletion', as: 'admin',
    async open(page, locale) {
      await openPath(page, '/admin-events')
      await press(page, m.moderation_delete({}, { locale }))
      await inDialog(page)
    },
  },
  {
    name: 'account faults', as: 'member',
    async open(page, locale) {
      await openPath(page, '/account')
      for (const name of [m.account_change_password, m.account_change_email]) await press(page, name({}, { locale }))
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5)
    },
  },
  { name: 'account of an administrator', as: 'admin', open: (page) => openPath(page, '/account') },
  { name: 'question with an unknown link', isFailing: true, open: (page) => openPath(page, '/listing-check?token=x') },
  { name: 'new address', open: (page) => openPath(page, '/verify-email?change=x') },
  {
    name: 'way back to an address', isFailing: true,
    async open(page, locale) {
      await openPath(page, '/verify-email?return=x')
      await press(page, m.email_return_submit({}, { locale }))
      await expect(main(page).getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'reason faults', as: 'admin',
    async open(page, locale) {
      await openPath(page, '/admin-reasons')
      await press(page, m.reasons_add({}, { locale }))
      await inDialog(page)
      await press(page, m.moderation_save({}, { locale }))
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2)
    },
  },
  {
    name: 'audit details', as: 'admin',
    async open(page) {
      await openPath(page, '/admin-audit')
      await page.locator('summary').first().click()
    },
  },
  ...objectionStates,
]

/** Each screen as it opens, then what is opened in them. */
export const screenStates: readonly GalleryState[] = [
  ...[...screens, ...signedInScreens].map(({ name, path, ...screen }) => ({
    name, ...('as' in screen && { as: screen.as as keyof typeof people }), open: (page: Page) => openPath(page, path),
  })),
  ...states,
]
