/** The page asks for the data of its screen before the code of the app is there, and the app takes these answers. */
import { hold } from '../../support/hold-requests.ts'
import { main } from '../../support/screens.ts'
import { expect, test } from '../../support/visitor.ts'

test.use({ isContextKept: false })

for (const { path, content, asked } of [
  {
    path: '/', content: 'Forest walk',
    asked: ['/api/events/approved?from=2026-10-07&limit=5&page=1', '/api/events/towns?from=2026-10-07&limit=10'],
  },
  { path: '/events', content: 'Forest walk', asked: ['/api/events/days?from=2026-09-28&to=2026-11-01&first=16&page=1'] },
  {
    path: '/events?view=week&date=2026-10-24&city=Athens&tag=Green+Tech', content: 'There are no events in this range.',
    asked: ['/api/events/days?from=2026-10-19&to=2026-10-25&first=24&page=1&city=Athens&tag=Green%20Tech'],
  },
  {
    path: '/events?mode=list&page=2', content: 'Previous',
    asked: ['/api/events/approved?from=2026-10-07&expand=days&limit=10&page=2'],
  },
  { path: '/volunteer?page=2', content: 'Previous', asked: ['/api/volunteers/approved?limit=10&page=2'] },
  { path: '/shop?city=Athens', content: 'Athens', asked: ['/api/shops/approved?city=Athens&limit=10&page=1'] },
  { path: '/login', content: 'Sign up here.', asked: [] },
]) {
  test(`${path}`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (/^\/(api|config)/.test(pathname)) requests.push(pathname + search)
    })
    const startApp = await hold(page, '**/assets/*.js')
    await page.goto(`/#${path}`, { waitUntil: 'commit' })
    await expect.poll(() => requests.toSorted()).toEqual(asked)
    await startApp()
    await expect(main(page).getByText(content).first()).toBeVisible()
    expect(requests.filter((request) => asked.includes(request)).toSorted()).toEqual(asked)
  })
}

test('of the event in the address as well', async ({ page, visit }) => {
  await visit('/events')
  await main(page).getByRole('button', { name: /^Forest walk/ }).first().click()
  await expect(page).toHaveURL(/event=\d+/)
  const id = /event=(\d+)/.exec(page.url())?.[1]
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(page.getByRole('dialog', { name: 'Forest walk' })).toBeVisible()
  expect(requests.filter((path) => path === `/api/events/${id}`)).toHaveLength(1)
})
