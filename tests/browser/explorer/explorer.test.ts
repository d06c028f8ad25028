/** The explorer of machines, on a page with the machine of the session. */
import { expect, test } from '@playwright/test'
import { sessionTable } from '../../src/machines/account/session.table.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { boxOf, openExplorer } from '../../support/browser/machine-explorer.ts'

let paths: readonly string[] = []

test.beforeEach(async ({ page }, testInfo) => {
  paths = await openExplorer(page, testInfo, sessionTable as never)
})

test('a click takes an event that is possible now, and lights up its state and its transition', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('restoring')
  const possible = page.locator('#possible').getByRole('button')
  await possible.filter({ hasText: 'eleni signs in' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('signedIn.announced')
  await expect(page.locator('[data-state].here')).toHaveAttribute('data-state', 'session.signedIn.announced')
  await expect(page.locator('text.taken')).toHaveText('session.start / saveSession, setSession')
  await expect(page.locator('#context')).toContainText('"username": "eleni"')
})

test('arrow keys undo and take steps, and the path stands in the address', async ({ page }) => {
  await page.locator('#possible').getByRole('button', { name: 'eleni signs in' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('restoring')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('signedIn.announced')
  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('signedIn.announced')
})

test('its paths are those of the walk, a search finds some, and the drawing shows what they cover', async ({ page }) => {
  const listed = page.locator('#paths').getByRole('button')
  await expect(listed).toHaveText(paths)
  await expect(page.locator('#coverage')).toHaveText(`${paths.length} paths cover 18 of 18 transitions.`)
  await page.getByRole('searchbox').fill('six seconds pass')
  const found = paths.filter((path) => path.includes('six seconds pass'))
  await expect(listed).toHaveText(found)
  await expect(page.locator('#coverage')).toHaveText(
    new RegExp(`^${found.length} of ${paths.length} paths cover ([1-9]|1[0-7]) of 18 transitions`),
  )
  await listed.first().click()
  await expect(page.locator('#steps [aria-current]')).toHaveText('six seconds pass: signedIn.quiet')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('signedIn.quiet')
})

test('a path plays by itself to its end', async ({ page }) => {
  await page.locator('#possible').getByRole('button', { name: 'eleni signs in' }).click()
  await page.locator('#possible').getByRole('button', { name: 'six seconds pass' }).click()
  await page.clock.install()
  await page.reload()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('restoring')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.runFor(900)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('signedIn.announced')
  await page.clock.runFor(900)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('signedIn.quiet')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('a chart begins readable at its current state, is shown whole on demand, and steps move it as far as needed', async ({ page }) => {
  const zoom = page.locator('#zoom')
  const frame = page.locator('#frame')
  await expect(zoom).toHaveText('100 %')
  await expect(page.locator('.here')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect(zoom).not.toHaveText('100 %')
  const [whole, window] = [await boxOf(page, 'session'), await frame.boundingBox()]
  expect(whole.x).toBeGreaterThanOrEqual(window?.x ?? 0)
  expect(whole.x + whole.width).toBeLessThanOrEqual((window?.x ?? 0) + (window?.width ?? 0))
  expect(Math.max(whole.width / (window?.width ?? 1), whole.height / (window?.height ?? 1))).toBeGreaterThan(0.9)
  await page.locator('#possible').getByRole('button', { name: 'eleni signs in' }).click()
  expect(await boxOf(page, 'session')).toEqual(whole)
  await page.getByRole('button', { name: 'Current state' }).click()
  await expect(zoom).toHaveText('100 %')
  await expect(page.locator('.here')).toBeInViewport({ ratio: 1 })
  for (let times = 0; times < 4; times += 1) await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.locator('[data-state="session.restoring"]')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.locator('[data-state="session.restoring"].here')).toBeInViewport({ ratio: 1 })
})

test('the wheel zooms where it points, a mouse and keys move the chart, and arrow keys there take no step', async ({ page }) => {
  const zoom = page.locator('#zoom')
  const expectMiddle = async (x: number, y: number) => {
    const box = await boxOf(page, 'session.restoring')
    // A mouse points at whole pixels.
    expect(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)).toBeLessThan(1.5)
  }
  await page.locator('#possible').getByRole('button', { name: 'eleni signs in' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  const box = await boxOf(page, 'session.restoring')
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -200)
  await expect(zoom).toHaveText('165 %')
  await expectMiddle(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y + 5)
  await page.mouse.up()
  await expectMiddle(x - 40, y + 5)
  await page.keyboard.press('ArrowRight')
  await expectMiddle(x - 100, y + 5)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('restoring')
  await page.keyboard.press('ArrowLeft')
  await expectMiddle(x - 40, y + 5)
  await page.keyboard.press('-')
  await expect(zoom).toHaveText('118 %')
  await page.keyboard.press('0')
  const fitted = await zoom.textContent()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom).not.toHaveText(fitted ?? '')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(zoom).toHaveText(fitted ?? '')
})

test('it says which keys there are, and breaks no rule of axe @phone', async ({ page, isMobile }) => {
  await expect(page.getByText('Arrow keys')).toBeVisible({ visible: !isMobile })
  expect(await accessibilityFaults(page)).toEqual([])
})
