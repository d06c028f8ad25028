/** Lists have ten entries on a page, and the address contains the page. Specification, sections 2 and 9. */
import type { Page } from '@playwright/test'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')
const button = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name })

/** The titles from `Bird count 01` on, for one page. */
const counts = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Bird count ${String(first + index).padStart(2, '0')}`)

test('Next, Previous, Back and Forward change the page and the address, and the heading receives the focus', async ({ page, visit }) => {
  await visit('/volunteer')
  await expect(titles(page)).toHaveText(counts(1, 10))
  await expect(button(page, 'Previous')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Next').click()
  await expect(titles(page)).toHaveText(counts(11, 20))
  await expect(page).toHaveURL(/#\/volunteer\?page=2$/)
  await button(page, 'Next').click()
  await expect(titles(page)).toHaveText(counts(21, 23))
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible()
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Previous').click()
  await expect(titles(page)).toHaveText(counts(11, 20))

  await page.goBack()
  await expect(titles(page)).toHaveText(counts(21, 23))
  await page.goForward()
  await expect(titles(page)).toHaveText(counts(11, 20))
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'List, page 3 of 3' })).toBeFocused()
})

test('an address with page 3 opens page 3 with one request', async ({ page, visit }) => {
  const requested: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/approved')) requested.push(new URL(request.url()).searchParams.get('page'))
  })
  await visit('/volunteer?page=3')
  await expect(titles(page)).toHaveText(counts(21, 23))
  expect(requested).toEqual(['3'])
  await expect(page).toHaveURL(/#\/volunteer\?page=3$/)
})

test('an address with an invalid page opens the first', async ({ page, visit }) => {
  await visit('/about')
  for (const nonsense of ['0', '-1', 'two', '1.5', '']) {
    await goTo(page, '/volunteer?page=3')
    await expect(titles(page)).toHaveText(counts(21, 23))
    await goTo(page, `/volunteer?page=${nonsense}`)
    await expect(titles(page)).toHaveText(counts(1, 10))
  }
})
