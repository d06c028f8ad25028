/** Requests that the server has not answered are reported. */
import { expect, it, vi } from 'vitest'
import { isJson, reportUnanswered } from '../../../src/api/unanswered.ts'

const response = (status: number, type: string) => new Response('{}', { status, headers: { 'content-type': type } })

it.each([
  ['an answer', 200, 'application/json', 0],
  ['a refusal', 404, 'application/problem+json', 0],
  ['a failure of the server', 500, 'application/problem+json', 0],
  ['a server without its database', 503, 'application/problem+json; charset=utf-8', 0],
  ['the page of a proxy without its server', 502, 'text/html', 1],
  ['the page of a proxy whose server is not ready', 503, 'text/html; charset=utf-8', 1],
  ['the text of a proxy whose server is too slow', 504, 'text/plain', 1],
])('after %s', async (_, status, type, times) => {
  const report = vi.fn()
  const sent = response(status, type)
  expect(await reportUnanswered(async () => sent, report)('/api/shops')).toBe(sent)
  expect(report).toHaveBeenCalledTimes(times)
})

it.each([
  ['a lost connection', new TypeError('Failed to fetch'), 1],
  ['a request that took too long', new DOMException('Too long', 'TimeoutError'), 1],
  ['a request that is not needed any more', new DOMException('Left', 'AbortError'), 0],
])('after %s', async (_, error, times) => {
  const report = vi.fn()
  await expect(reportUnanswered(() => Promise.reject(error), report)('/api/shops')).rejects.toBe(error)
  expect(report).toHaveBeenCalledTimes(times)
})

it.each([
  ['application/json; charset=utf-8', true],
  ['application/problem+json', true],
  ['application/vnd.spring-boot.actuator.v3+json', true],
  ['text/html', false],
  ['text/plain; a=application/json', false],
])('tells whether %s is the type of the server', (type, is) => expect(isJson(response(200, type))).toBe(is))
