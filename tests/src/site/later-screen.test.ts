/** Screens whose code is loaded on demand. */
import { describe, expect, it, vi } from 'vitest'
import { lazyScreen } from '../../../src/site/lazy-screen.tsx'
import { logBrokenScreen } from '../../../src/site/log-failure.ts'

const screens = { Garden: () => null }

describe('the code of a screen', () => {
  it('is fetched once, also by concurrent and later calls', async () => {
    const fetchScreens = vi.fn(() => Promise.resolve(screens))
    const { preload } = lazyScreen(fetchScreens, 'Garden')
    await Promise.all([preload(), preload()])
    await preload()
    expect(fetchScreens).toHaveBeenCalledTimes(1)
  })

  it('is fetched again after a failure, which all concurrent callers receive', async () => {
    const failure = new TypeError('failure')
    const fetchScreens = vi.fn(() => Promise.resolve(screens)).mockRejectedValueOnce(failure)
    const { preload } = lazyScreen(fetchScreens, 'Garden')
    expect(await Promise.allSettled([preload(), preload()])).toEqual([
      { status: 'rejected', reason: failure },
      { status: 'rejected', reason: failure },
    ])
    await preload()
    expect(fetchScreens).toHaveBeenCalledTimes(2)
  })
})

describe('the failure of a screen', () => {
  it('is logged once per error', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [first, second] = [new Error('failure'), new Error('failure')]
    for (const error of [first, first, second, first]) logBrokenScreen(error)
    logBrokenScreen('a text')
    logBrokenScreen('a text')
    const lines = logged.mock.calls.map(([error]) => error as unknown)
    logged.mockRestore()
    expect(lines).toEqual([first, second, 'a text', 'a text'])
  })
})
