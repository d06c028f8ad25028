/** Axe reports no fault on any screen, in light and in dark. */
import { accessibilityFaults, accessibilityFaultsIn } from '../support/axe.ts'
import { testEveryScreen } from '../support/every-screen.ts'
import { expect, test } from '../support/visitor.ts'

testEveryScreen((name) => `axe reports no fault on ${name}`, async ({ page, open }) => {
  await open()
  expect(await accessibilityFaults(page)).toEqual([])
})

// This page is by far the longest, so each colour scheme has its own test.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe reports no fault on the API documentation: ${colorScheme}`, async ({ page }) => {
    await page.goto('/docs/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityFaultsIn(page, colorScheme)).toEqual([])
  })
}
