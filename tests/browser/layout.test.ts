/** Screens fit into windows of any width, and do not shift while they load. */
import { testEveryScreen } from '../support/every-screen.ts'
import { elementsBeyondWindow, elementsWithOverflow, watchLayoutShift } from '../support/page-box.ts'
import { expect, test } from '../support/visitor.ts'

/** The narrowest screen, and the breakpoints of the specification, section 9. */
const widths = [320, 768, 992, 1200]

testEveryScreen((name) => `${name} fits into every width`, async ({ page, isMobile, open }) => {
  test.skip(isMobile, 'sets the width itself')
  await open()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await elementsBeyondWindow(page), `${width} px`).toEqual([])
  }
})

testEveryScreen((name) => `no content of ${name} is wider than its container on a phone`, async ({ page, isMobile, open }) => {
  test.skip(!isMobile, 'wider screens have more room')
  await open()
  expect(await elementsWithOverflow(page)).toEqual([])
})

testEveryScreen((name) => `${name} does not shift while it loads`, async ({ page, open }) => {
  const layoutShift = await watchLayoutShift(page)
  await open()
  expect(await layoutShift()).toBeLessThan(0.1)
})

test('the API documentation fits into every width', async ({ page, isMobile }) => {
  test.skip(isMobile, 'sets the width itself')
  await page.goto('/docs/')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await elementsBeyondWindow(page), `${width} px`).toEqual([])
  }
})
