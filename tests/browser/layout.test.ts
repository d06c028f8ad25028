/** Screens fit into windows of any width, and keep still while they load. */
import { stickingOut, watchLayoutShift } from '../support/page-box.ts'
import { openScreen, screens } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

/** The narrowest screen, and the breakpoints of the specification, section 9. */
const widths = [320, 768, 992, 1200]

for (const screen of screens) {
  test(`${screen.name} fits into every width`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'sets the width itself')
    await openScreen(page, screen)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await stickingOut(page), `${width} px`).toEqual([])
    }
  })

  test(`${screen.name} keeps still while it loads`, async ({ page }) => {
    const layoutShift = await watchLayoutShift(page)
    await openScreen(page, screen)
    expect(await layoutShift()).toBeLessThan(0.1)
  })
}

test('the API documentation fits into every width', async ({ page, isMobile }) => {
  test.skip(isMobile, 'sets the width itself')
  await page.goto('/docs/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await stickingOut(page), `${width} px`).toEqual([])
  }
})
