/** Axe finds nothing on any screen, by day and in the evening. */
import { accessibilityFaults, accessibilityFaultsIn } from '../support/axe.ts'
import { testEveryScreen } from '../support/every-screen.ts'
import { expect, test } from '../support/visitor.ts'

testEveryScreen((name) => `axe finds nothing on ${name}`, async ({ page, open }) => {
  await open()
  expect(await accessibilityFaults(page)).toEqual([])
})

// By far the longest page: each look at it is a test of its own.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the API documentation: ${colorScheme}`, async ({ page }) => {
    await page.goto('/docs/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityFaultsIn(page, colorScheme)).toEqual([])
  })
}
