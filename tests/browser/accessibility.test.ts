/** Axe finds nothing on any screen, by day and in the evening. */
import { accessibilityFaults } from '../support/axe.ts'
import { testEveryScreen } from '../support/every-screen.ts'
import { expect, test } from '../support/visitor.ts'

testEveryScreen((name) => `axe finds nothing on ${name}`, async ({ page, open }) => {
  await open()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('axe finds nothing on the API documentation', async ({ page }) => {
  await page.goto('/docs/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})
