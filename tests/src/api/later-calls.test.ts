/** Calls whose code is fetched at the first of them. */
import { expect, it, vi } from 'vitest'
import { laterCalls } from '../../../src/api/later-calls.ts'
import { RequestFailed } from '../../../domain/failure.ts'

const calls = { double: (value: number) => Promise.resolve(2 * value), fail: () => Promise.reject(new RangeError('too much')) }

it('fetches the code once, at the first call', async () => {
  const fetchCalls = vi.fn(() => Promise.resolve(calls))
  const later = laterCalls(fetchCalls)
  expect(fetchCalls).not.toHaveBeenCalled()
  expect(await Promise.all([later.double(2), later.double(3)])).toEqual([4, 6])
  expect(fetchCalls).toHaveBeenCalledTimes(1)
})

it('fails as the call does', async () => {
  await expect(laterCalls(() => Promise.resolve(calls)).fail()).rejects.toThrow(new RangeError('too much'))
})

it('fails like a request without an answer if the code does not come, and fetches it anew', async () => {
  const fetchCalls = vi.fn(() => Promise.resolve(calls)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const later = laterCalls(fetchCalls)
  const failure = await later.double(2).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RequestFailed)
  expect((failure as RequestFailed).failure).toEqual({ status: null, type: null, sentence: null })
  expect(await later.double(2)).toBe(4)
})
