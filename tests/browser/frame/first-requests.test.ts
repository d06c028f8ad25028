/** The page asks for the data of its screen before the code of the app is there, and the app takes these answers. */
import { hold } from '../../support/browser/hold-requests.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.use({ isContextKept: false })

for (const { path, content, asked } of [
  {
    path: '/', content: 'Forest walk',
    asked: ['/api/events/approved?from=2026-10-07&limit=5&page=1', '/api/events/towns?from=2026-10-07&limit=10'],
  },
  { path: '/events', content: 'Forest walk', asked: ['/api/events/days?from=2026-09-28&to=2026-11-01&first=16&page=1'] },
  {
    path: '/events?view=week&date=2026-10-24&city=Athens&tag=Green+Tech', content: 'There are no events in this range.',
    asked: ['/api/events/days?from=2026-10-19&to=2026-10-25&first=24&page=1&city=Athens&tag=Green+Tech'],
  },
  {
    path: '/events?mode=list&page=2', content: 'Previous',
    asked: ['/api/events/approved?from=2026-10-07&expand=days&cancelled=include&limit=10&page=2'],
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

test.describe('in Greek', () => {
  test.use({ locale: 'el-GR' })

  for (const { path, content, asked } of [
    {
      path: '/', content: 'Ιωάννινα',
      asked: [
        '/api/events/approved?from=2026-10-07&limit=5&page=1&cityLanguage=el',
        '/api/events/towns?from=2026-10-07&limit=10&cityLanguage=el',
      ],
    },
    { path: '/shop', content: 'Βόλος', asked: ['/api/shops/approved?limit=10&page=1&cityLanguage=el'] },
    {
      path: '/events?mode=list&city=Athens', content: 'Αθήνα',
      asked: [
        '/api/events/approved?city=Athens&from=2026-10-07&expand=days&cancelled=include&limit=10&page=1&cityLanguage=el',
        '/greekCities.json',
      ],
    },
  ]) {
    test(`${path}: cities by their Greek names, and the list of all cities only for a filter`, async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (/^\/(api|config|greekCities)/.test(pathname)) requests.push(pathname + search)
      })
      await page.goto(`/#${path}`)
      await expect(page.locator('#root')).not.toHaveAttribute('data-first-view')
      await expect(main(page).getByText(content).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(requests.toSorted()).toEqual(asked)
    })
  }

  test('the page of a town opens from home with its Greek name in the filter', async ({ page, visit }) => {
    await visit('/')
    await main(page).getByRole('link', { name: 'Αθήνα', exact: true }).click()
    await expect(page).toHaveURL(/city=Athens/)
    await expect(page.getByRole('list', { name: 'Ενεργά φίλτρα' })).toContainText('Αθήνα')
  })
})

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
