/** Every screen, looked at in every way during one visit: as a visitor, a member and an administrator. Specification, sections 2 and 9. */
import { expect as hardExpect, type Page } from '@playwright/test'
import { athensToday } from '../../../domain/days/days.ts'
import { accessibilityFaults, accessibilityFaultsOfKinds } from '../../support/browser/axe.ts'
import {
  controlsOutOfLine, cutInputs, elementsBeyondWindow, elementsWithOverflow, watchLayoutShift,
} from '../../support/browser/page-box.ts'
import { bringIntoView } from '../../support/browser/carousel.ts'
import { people } from '../../support/sites/people.ts'
import { peoplesSite, peoplesTokens, type Tokens } from '../../support/sites/peoples-site.ts'
import { main, openScreen } from '../../support/browser/open-screen.ts'
import { screens, signedInScreens, type Screen } from '../../support/browser/screens.ts'
import { signIn } from '../../support/browser/sign-in.ts'
import { walkByTab } from '../../support/browser/tab-stops.ts'
import { test } from '../../support/sites/visitor.ts'

// A visit goes on after a finding, so that each concern reports its own.
const expect = hardExpect.configure({ soft: true })

/** The narrowest screen, half a desktop for 200 % zoom, and the breakpoints of the specification, section 9. */
const widths = [320, 640, 768, 992, 1200]

const signedInTest = test.extend<{ tokens: Tokens }>({
  // Sessions use the real time of the server.
  now: null,

  sharedSite: async ({ shared }, provide) => provide(await shared.get(peoplesSite)),

  tokens: async ({ shared }, provide) => provide(await shared.get(peoplesTokens)),
})

test.describe('every screen', { tag: '@phone' }, () => {
  for (const screen of screens) {
    test(screen.name, ({ page, isMobile }) => visit(page, screen, isMobile))
  }

  for (const screen of signedInScreens) {
    signedInTest(screen.name, async ({ page, isMobile, tokens }) => {
      const { username, role } = people[screen.as]
      await signIn(page, username, role, tokens[screen.as])
      await visit(page, screen, isMobile)
    })
  }

  test('the API documentation', async ({ page, isMobile }) => {
    await page.goto('/docs/')
    await hardExpect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It repeats a few kinds of elements thousands of times.
    await expectAccessible(page, 'the API documentation', () => accessibilityFaultsOfKinds(page, { isWhole: !isMobile }))
    if (!isMobile) await expectToFit(page, 'the API documentation')
  })
})

async function visit(page: Page, screen: Screen, isMobile: boolean): Promise<void> {
  const layoutShift = await watchLayoutShift(page)
  await answerAfterPaint(page)
  await openScreen(page, screen)
  await test.step('does not shift while it loads', async () => expect(await layoutShift()).toBeLessThan(0.03))
  // A request that is still held back when the page closes would fail the test.
  await page.unrouteAll({ behavior: 'wait' })
  await test.step('has its title and the frame', () => expectFrame(page, screen))
  await expectAccessible(page, screen.name)
  if (isMobile) {
    await test.step('no content is wider than its container', async () => expect(await elementsWithOverflow(page)).toEqual([]))
    return
  }
  await test.step('Tab reaches every control, with a visible focus', async () => {
    if (screen.path === '/') await bringIntoView(page)
    const { stops, pressable } = await walkByTab(page)
    expect(stops).toEqual(pressable)
  })
  await expectToFit(page, screen.name)
}

/** Answers the requests of the screen once it has shown what it shows while it waits for them, as over a slow line. */
async function answerAfterPaint(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await page.waitForLoadState()
    await hardExpect(page.locator('[data-first-view]')).toHaveCount(0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await route.continue()
  })
}

async function expectFrame(page: Page, { title }: Screen): Promise<void> {
  await expect(page).toHaveTitle(`Prasino | ${title}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([title])
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(main(page)).toHaveCount(1)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText(['About Us', 'Contact Us', 'Social Media', 'Accessibility', 'Saved'])
  const year = athensToday(new Date(await page.evaluate(() => Date.now()))).slice(0, 4)
  await expect(footer.getByText(`Copyright © ${year}, Prasino. All rights reserved.`, { exact: true })).toBeVisible()
}

async function expectAccessible(page: Page, name: string, findFaults = () => accessibilityFaults(page)): Promise<void> {
  await test.step('axe reports no fault, in light and in dark', async () => {
    expect(await findFaults()).toEqual([])
  })
  const width = page.viewportSize()?.width
  for (const theme of ['light', 'dark']) lookedAt('screens × themes × windows', `${name} in ${theme}, ${width} px`)
}

async function expectToFit(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await test.step(`fits into ${width} px`, async () => {
      await page.setViewportSize({ width, height: width === 640 ? 400 : 800 })
      expect(await elementsBeyondWindow(page)).toEqual([])
      expect(await controlsOutOfLine(page)).toEqual([])
      expect(await cutInputs(page)).toEqual([])
    })
    lookedAt('screens × widths', `${name}, ${width} px`)
  }
}

/** The check counts these annotations. */
function lookedAt(type: string, description: string): void {
  test.info().annotations.push({ type, description })
}
