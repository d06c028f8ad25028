/** Calls that follow each other closely count as one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounced } from '../../../tools/quick-check/debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('calls once after the last of several calls', () => {
  const action = vi.fn()
  const call = debounced(action, 300)
  call()
  vi.advanceTimersByTime(299)
  call()
  vi.advanceTimersByTime(299)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledOnce()
})

it('calls again after a later call', () => {
  const action = vi.fn()
  const call = debounced(action, 300)
  for (let count = 0; count < 2; count += 1) {
    call()
    vi.advanceTimersByTime(300)
  }
  expect(action).toHaveBeenCalledTimes(2)
})
