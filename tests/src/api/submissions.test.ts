/** The web app's calls for own listings. */
import { expect, it } from 'vitest'
import { createApiClient } from '../../../src/api/client.ts'
import { createSubmissions } from '../../../src/api/submissions.ts'

function answeredWith(headers: Record<string, string>) {
  const fetch = () => Promise.resolve(new Response('[]', { headers: { 'Content-Type': 'application/json', ...headers } }))
  return createSubmissions(createApiClient('http://api.example', 'en', fetch), new Set())
}

it.each([
  [{ 'X-Total-Count': '12' }, { rows: [], total: 12, isCapped: false }],
  [{ 'X-Total-Count': '1000', 'X-Total-Capped': 'true' }, { rows: [], total: 1000, isCapped: true }],
])('returns the total of one\'s own listings: %j', async (headers, page) => {
  const { listOwn } = answeredWith(headers)
  expect(await listOwn({ page: 3, size: 10, search: '' }, new AbortController().signal)).toEqual(page)
})
