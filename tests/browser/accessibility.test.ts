/** Axe finds nothing on any screen, by day and in the evening. */
import { accessibilityFaults } from '../support/axe.ts'
import { openScreen, screens } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

for (const screen of screens) {
  test(`axe finds nothing on ${screen.name}`, async ({ page }) => {
    await openScreen(page, screen)
    expect(await accessibilityFaults(page), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accessibilityFaults(page), 'dark').toEqual([])
  })
}

test('axe finds nothing on the API documentation', async ({ page }) => {
  await page.goto('/docs/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await accessibilityFaults(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await accessibilityFaults(page), 'dark').toEqual([])
})
