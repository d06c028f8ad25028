/** Screens whose code comes later: how often it is fetched, and how often its failure is told. */
import { describe, expect, it, vi } from 'vitest'
import { laterScreen } from '../../../src/site/later-screen.tsx'
import { logBrokenScreen } from '../../../src/site/log-failure.ts'

const screens = { Garden: () => null }

describe('the code of a screen', () => {
  it('is fetched once, however many ask for it', async () => {
    const fetchScreens = vi.fn(() => Promise.resolve(screens))
    const { preload } = laterScreen(fetchScreens, 'Garden')
    await Promise.all([preload(), preload()])
    await preload()
    expect(fetchScreens).toHaveBeenCalledTimes(1)
  })

  it('is fetched anew after a failure, which all hear who asked', async () => {
    const away = new TypeError('away')
    const fetchScreens = vi.fn(() => Promise.resolve(screens)).mockRejectedValueOnce(away)
    const { preload } = laterScreen(fetchScreens, 'Garden')
    expect(await Promise.allSettled([preload(), preload()])).toEqual([
      { status: 'rejected', reason: away },
      { status: 'rejected', reason: away },
    ])
    await preload()
    expect(fetchScreens).toHaveBeenCalledTimes(2)
  })
})

describe('the failure of a screen', () => {
  it('is told once, and the next one again', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const [first, second] = [new Error('away'), new Error('away')]
    for (const error of [first, first, second, first]) logBrokenScreen(error)
    logBrokenScreen('a text')
    logBrokenScreen('a text')
    const lines = told.mock.calls.map(([error]) => error as unknown)
    told.mockRestore()
    expect(lines).toEqual([first, second, 'a text', 'a text'])
  })
})
