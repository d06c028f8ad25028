/** Opening the page again after code of it could not be fetched. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadPage } from '../../../src/site/reload-page.ts'

const reload = vi.fn()
let answer: (response: Response | Error) => void = () => undefined

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('fetch', () => new Promise((resolve, reject) => {
    answer = (response) => (response instanceof Error ? reject(response) : resolve(response))
  }))
})
afterEach(() => vi.unstubAllGlobals())

test('the page is opened again if the server answers and the code is still missing', async () => {
  const reloaded = reloadPage(() => true)
  answer(new Response(''))
  await reloaded
  expect(reload).toHaveBeenCalledOnce()
})

test('it is not opened again while the server does not answer', async () => {
  const reloaded = reloadPage(() => true)
  answer(new TypeError('Failed to fetch'))
  await reloaded
  expect(reload).not.toHaveBeenCalled()
})

test('it is not opened again if the code arrives before the answer', async () => {
  let isMissing = true
  const reloaded = reloadPage(() => isMissing)
  isMissing = false
  answer(new Response(''))
  await reloaded
  expect(reload).not.toHaveBeenCalled()
})
