/** Visits in Greek: what a visitor reads, what a member is told, and the switch between the languages. */
import type { Page } from '@playwright/test'
import { m } from '../../../messages/compiled/messages.js'
import { linkIn, logIn as logInInEnglish, test as accountTest } from '../../support/sites/accounts.ts'
import { admin } from '../../support/sites/members-site.ts'
import { wordsOfOtherLanguage } from '../../support/browser/other-language.ts'
import { openCard, test as moderationTest } from '../../support/sites/moderation.ts'
import { main } from '../../support/browser/open-screen.ts'
import { tokenOf } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const locale = 'el'
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

async function expectGreek(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await wordsOfOtherLanguage(page, 'el')).toEqual([])
}

test.describe('a visitor with a Greek phone', () => {
  test.use({ locale: 'el-GR', isContextKept: false })

  test('finds what there is for a tag in a town, without an English word', async ({ page, visit }) => {
    await visit('/')
    await expect(page).toHaveTitle('Prasino | Καλώς ήρθες στο Prasino')
    await expectGreek(page)
    await main(page).getByRole('link', { name: 'εκδηλώσεις', exact: true }).click()
    await page.getByRole('button', { name: 'Λίστα', exact: true }).click()
    await expectGreek(page)
    await page.getByRole('button', { name: 'Φίλτρα' }).first().click()
    await page.getByRole('searchbox').fill('thessaloniki')
    await page.getByRole('checkbox', { name: 'Θεσσαλονίκη', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Αστική καλλιέργεια' }).check()
    await page.getByRole('button', { name: 'Εφαρμογή' }).click()
    await expect(main(page).getByRole('article').first()).toContainText('Seed swap week')
    await expect(main(page).getByRole('article').first()).toContainText('Από Δευ 12/10/2026 έως Παρ 16/10/2026')
    await expect(page).toHaveURL(/city=Thessaloniki&tag=Urban/)
    await expectGreek(page)
    await expect(main(page).getByRole('article').first().getByRole('heading')).toHaveAttribute('lang', 'en')
  })

  test('has count, search and filter of a list in one row on the narrowest phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit('/shop?city=Volos&tag=Food')
    const filter = main(page).getByRole('button', { name: /^Φίλτρα 2/ })
    const row = await filter.locator('..').evaluate((element) => [...element.children].map((child) => {
      const { top, height, right } = child.getBoundingClientRect()
      return { middle: top + height / 2, height, right, isWhole: child.scrollWidth <= child.clientWidth }
    }))
    expect(row.map(({ isWhole }) => isWhole)).toEqual([true, true, true])
    const middles = row.map(({ middle }) => middle)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
    expect(row.at(-1)?.height).toBeGreaterThanOrEqual(44)
    expect(row.at(-1)?.right).toBeLessThanOrEqual(320 - 16)
  })

  test('can switch to English and back, at the same place', async ({ page, visit }) => {
    await visit('/shop?page=2')
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveTitle('Prasino | Shop')
    await expect(page).toHaveURL(/#\/shop\?page=2$/)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Ελληνικά' }).click()
    await expect(page).toHaveTitle('Prasino | Καταστήματα')
  })
})

test.describe('what was typed', () => {
  test.use({ isContextKept: false })

  test('is kept when the language is switched, but no password', async ({ page, visit }) => {
    await visit('/register')
    await main(page).getByLabel('Username').fill('eleni')
    await main(page).getByLabel('Password', { exact: true }).fill('private-olives')
    await page.getByRole('button', { name: 'Ελληνικά' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'el')
    await expect(field(page, 'Όνομα χρήστη')).toHaveValue('eleni')
    await expect(field(page, 'Κωδικός')).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('typed-text'))).toBeNull()
    await page.reload()
    await expect(field(page, 'Όνομα χρήστη')).toHaveValue('')
  })

  test('does not replace what is typed before the page is ready', async ({ page, visit }) => {
    await visit('/register')
    await main(page).getByLabel('Username').fill('eleni')
    // The page that is left fetches this part to keep the text, the new page to give it back.
    let requests = 0
    let release: () => void = () => undefined
    const typed = new Promise<void>((resolve) => (release = resolve))
    await page.route(/typed-text.*\.js/, async (route) => {
      requests += 1
      if (requests === 2) await typed
      await route.continue()
    })
    await page.getByRole('button', { name: 'Ελληνικά' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'el')
    await expect.poll(() => requests).toBe(2)
    await field(page, 'Όνομα χρήστη').fill('maria')
    release()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed-text'))).toBeNull()
    await expect(field(page, 'Όνομα χρήστη')).toHaveValue('maria')
  })
})

moderationTest.describe('what was typed into a panel', () => {
  moderationTest.use({ isContextKept: false })

  moderationTest('is in it when it is opened again in the other language', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    const card = await openCard(page, 'Jar shop')
    await card.getByRole('button', { name: 'Reject' }).click()
    await card.getByLabel('Reason').fill('Which street is it in?')
    await page.getByRole('button', { name: 'Ελληνικά' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'el')
    const greekCard = await openCard(page, 'Jar shop')
    await greekCard.getByRole('button', { name: 'Απόρριψη' }).click()
    await expect(greekCard.getByLabel('Λόγος με δικά σου λόγια (προαιρετικά)')).toHaveValue('Which street is it in?')
  })
})

moderationTest.describe('a member who reads Greek', () => {
  moderationTest.use({ locale: 'el-GR', isContextKept: false })

  moderationTest('has all links of an administrator in one row from 1280 px on', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Κύριο μενού' })
    for (const width of [1280, 1399, 1400, 1599, 1600]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(bar.getByRole('button', { name: /^Διαχείριση.* σε αναμονή$/ })).toBeVisible()
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThan(60)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  })

  moderationTest('registers, confirms, submits and is told of the approval in Greek', async ({ page, person, visit, nextMail, site }) => {
    const { username, email, password } = person
    await visit('/register')
    await field(page, 'Όνομα χρήστη').fill(username)
    for (const label of ['Email', 'Επιβεβαίωση email']) await field(page, label).fill(email)
    for (const label of ['Κωδικός', 'Επιβεβαίωση κωδικού']) await field(page, label).fill(password)
    await main(page).getByRole('button', { name: 'Εγγραφή' }).click()
    await expect(page.getByRole('dialog')).toContainText('Ένα βήμα ακόμη')
    const confirmation = await nextMail(email)
    expect(confirmation.header('subject')).toBe('Επιβεβαίωσε τη διεύθυνση email σου για το Prasino')

    await page.goto(linkIn(confirmation))
    await expect(main(page)).toContainText(m.answer_email_confirmed({ username }, { locale }))
    await main(page).getByRole('link', { name: 'Σύνδεση' }).click()
    await field(page, 'Όνομα χρήστη').fill(username)
    await field(page, 'Κωδικός').fill(password)
    await main(page).getByRole('button', { name: 'Σύνδεση' }).click()
    await expect(page).toHaveTitle('Prasino | Πρόσθεσε κάτι πράσινο')
    await page.setViewportSize({ width: 1440, height: 800 })
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(80)
    await main(page).getByRole('radio', { name: 'Κατάστημα' }).check()
    await field(page, 'Τίτλος').fill('Βάζα και βότανα')
    await field(page, 'Περιγραφή').fill('Όλα χύμα.')
    await page.getByRole('searchbox').fill('Βόλο')
    await main(page).getByRole('button', { name: 'Προσθήκη', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('Η καταχώρισή σου (Κατάστημα) υποβλήθηκε')

    const authorization = `Bearer ${await tokenOf(site.url, admin)}`
    const waiting = (await (await fetch(`${site.url}/api/shops/unapproved`, { headers: { authorization } })).json()) as Waiting[]
    const listing = waiting.find(({ title }) => title === 'Βάζα και βότανα')
    expect(listing).toMatchObject({ language: 'el', city: 'Volos' })
    await fetch(`${site.url}/api/shops/${listing?.id}/approve`, { method: 'PUT', headers: { authorization } })
    const approval = await nextMail(email)
    expect(approval.header('subject')).toBe('Εγκρίθηκε: Βάζα και βότανα')
    expect(approval.text).toContain('Η καταχώρισή σου δημοσιεύτηκε')
  })
})

interface Waiting {
  readonly id: number
  readonly title: string
  readonly language: string
  readonly city: string
}

accountTest('the choice of a member holds on a device where none was made', async ({ page, member, visit, openContext }) => {
  await visit('/login')
  await page.getByRole('button', { name: 'Ελληνικά' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await field(page, 'Όνομα χρήστη').fill(member.username)
  await field(page, 'Κωδικός').fill(member.password)
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/my/language') && answer.request().method() === 'PUT')
  await main(page).getByRole('button', { name: 'Σύνδεση' }).click()
  expect((await saved).status()).toBe(200)

  const other = await (await openContext()).newPage()
  await other.goto(page.url().replace(/#.*/, '#/login'))
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await logInInEnglish(other, member)
  await expect(other.locator('html')).toHaveAttribute('lang', 'el')
  await expect(other).toHaveTitle('Prasino | Πρόσθεσε κάτι πράσινο')
})
