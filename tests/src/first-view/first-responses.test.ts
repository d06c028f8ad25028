/** The app gets the responses of the requests that the page has made for it. */
import { expect, it } from 'vitest'
import { fetchAfterPage } from '../../../src/first-view/first-responses.ts'

const address = 'https://site.example/api/shops/approved?limit=10&page=1'

/** A fetch of the app whose responses are the word "app", and the page's responses. */
function site(response: Promise<Response>) {
  const responses = new Map([['/api/shops/approved?limit=10&page=1', response]])
  const fetch = fetchAfterPage({ responses }, async () => new Response('app'))
  return async (request: Request, init?: RequestInit) => (await fetch(request, init)).text()
}

it('takes the response of the page once', async () => {
  const bodyOf = site(Promise.resolve(new Response('page')))
  expect(await bodyOf(new Request(address))).toBe('page')
  expect(await bodyOf(new Request(address))).toBe('app')
})

it.each([
  ['another address', new Request(`${address}0`)],
  ['another method', new Request(address, { method: 'PUT' })],
  ['a request with a session', new Request(address, { headers: { Authorization: 'Bearer token' } })],
])('requests itself: %s', async (_, request) => {
  expect(await site(Promise.resolve(new Response('page')))(request)).toBe('app')
})

it('requests again what the page did not get', async () => {
  expect(await site(Promise.reject(new TypeError('Failed to fetch')))(new Request(address))).toBe('app')
})

it('does not give a response to a request that was aborted meanwhile', async () => {
  const stop = new AbortController()
  let respond = (_: Response): void => undefined
  const body = site(new Promise<Response>((resolve) => (respond = resolve)))(new Request(address), { signal: stop.signal })
  stop.abort()
  respond(new Response('page'))
  await expect(body).rejects.toMatchObject({ name: 'AbortError' })
})
