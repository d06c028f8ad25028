/** The explorer of machines, on a page with the machine of the session. */
import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { draw, explorerPage, walk } from 'xstate-walk'
import { sessionTable } from '../../src/machines/account/session.table.ts'

const table = sessionTable as never
let paths: readonly string[] = []

test.beforeEach(async ({ page }, testInfo) => {
  const file = testInfo.outputPath('machines.html')
  const walked = walk(table)
  paths = walked.paths.map(({ start, events }) => [start, ...events].join(', '))
  writeFileSync(file, explorerPage([await draw(table, walked)]))
  await page.goto(`file://${file}`)
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
  await expect(page.locator('#coverage')).toHaveText(`${paths.length} paths cover 16 of 16 transitions.`)
  await page.getByRole('searchbox').fill('six seconds pass')
  const found = paths.filter((path) => path.includes('six seconds pass'))
  await expect(listed).toHaveText(found)
  await expect(page.locator('#coverage')).toHaveText(
    new RegExp(`^${found.length} of ${paths.length} paths cover ([1-9]|1[0-5]) of 16 transitions`),
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

test('the drawing fits into the window, unless it should not', async ({ page }) => {
  const drawing = page.locator('.chart:not([hidden]) svg')
  const widthOf = async (target: typeof drawing) => (await target.boundingBox())?.width ?? 0
  expect(await widthOf(drawing)).toBeLessThanOrEqual(await widthOf(page.locator('#charts')))
  const fitted = await widthOf(drawing)
  await page.getByRole('checkbox', { name: 'Fit to the window' }).uncheck()
  expect(await widthOf(drawing)).toBeGreaterThan(fitted)
})
