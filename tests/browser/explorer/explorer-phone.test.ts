/** The explorer of machines on a phone. */
import { expect, test } from '@playwright/test'
import { sessionTable } from '../../src/machines/account/session.table.ts'
import { boxOf, openExplorer } from '../../support/browser/machine-explorer.ts'

test.beforeEach(({ page }, testInfo) => openExplorer(page, testInfo, sessionTable as never))

test('what is possible is below a readable chart, a finger can press it, and nothing is wider than the window', async ({ page }) => {
  await expect(page.locator('#zoom')).toHaveText('100 %')
  await expect(page.locator('.here')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('#possible').getByRole('button').first()).toBeInViewport({ ratio: 1 })
  const sizes = await page.locator('button, select, input').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('one finger moves the chart, and two zoom it', async ({ page }) => {
  const touch = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  const before = await boxOf(page, 'session.restoring')
  await fingers('touchStart', [200, 300])
  await fingers('touchMove', [170, 300])
  await fingers('touchEnd')
  const moved = await boxOf(page, 'session.restoring')
  expect(Math.round(moved.x - before.x)).toBe(-30)
  await fingers('touchStart', [150, 300], [250, 300])
  await fingers('touchMove', [100, 300], [300, 300])
  await fingers('touchEnd')
  await expect(page.locator('#zoom')).toHaveText('200 %')
  const zoomed = await boxOf(page, 'session.restoring')
  expect(Math.round(zoomed.x - 200)).toBe(Math.round(2 * (moved.x - 200)))
})
