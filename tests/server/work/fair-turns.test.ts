/** Turns by network: who goes first, who waits, and who is refused. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProblemError } from '../../../domain/problems.ts'
import { fairTurns } from '../../../server/work/fair-turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const places = { light: 2, heavy: 1, all: 3 }

function setUp(scale = 1, own = places) {
  const run = fairTurns({ elapsedMs: () => performance.now(), places: own, scale })
  const begun: string[] = []
  /** Starts work that takes so long, and resolves to how it ended. */
  const ask = (network: string, ms = 10) =>
    run(network, async () => {
      begun.push(network)
      await new Promise((resolve) => setTimeout(resolve, ms))
      return 'done'
    }).catch((error: unknown) => (error as ProblemError).problem)
  /** Makes the network a heavy user. */
  const use = async (network: string, ms = 2_000) => {
    const used = ask(network, ms)
    await vi.advanceTimersByTimeAsync(ms)
    await used
    begun.length = 0
  }
  return { run, ask, begun, use }
}

describe('the work of light users', () => {
  it('runs at once, up to the number of places, and then one after the other', async () => {
    const { ask, begun } = setUp()
    const all = Promise.all(['a', 'b', 'c'].map((network) => ask(network)))
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'b'])
    await vi.advanceTimersByTimeAsync(20)
    expect(await all).toEqual(['done', 'done', 'done'])
  })

  it('begins before that of heavy users who came earlier', async () => {
    const { ask, begun, use } = setUp()
    await use('heavy')
    const all = Promise.all([...Array.from({ length: 5 }, () => ask('heavy', 100)), ask('a'), ask('b')])
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['heavy', 'a', 'b'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(new Set(await all)).toEqual(new Set(['done']))
  })

  it('begins in the order of what they have used', async () => {
    const { ask, begun } = setUp()
    await Promise.all([ask('a', 200), ask('b', 100), vi.advanceTimersByTimeAsync(200)])
    begun.length = 0
    const all = Promise.all([ask('x'), ask('y'), ask('a'), ask('b'), ask('new')])
    await vi.advanceTimersByTimeAsync(50)
    await all
    expect(begun).toEqual(['x', 'y', 'new', 'b', 'a'])
  })
})

describe('work of any users', () => {
  it('runs one after the other where there is one place for all', async () => {
    const { ask, begun, use } = setUp(1, { light: 1, heavy: 1, all: 1 })
    await use('heavy')
    await vi.advanceTimersByTimeAsync(500)
    const all = Promise.all([ask('heavy'), ask('a')])
    await vi.advanceTimersByTimeAsync(5)
    expect(begun).toEqual(['heavy'])
    await vi.advanceTimersByTimeAsync(20)
    expect([begun, await all]).toEqual([['heavy', 'a'], ['done', 'done']])
  })

  it('leaves its place and counts when it fails', async () => {
    const { run, ask, begun } = setUp(1, { light: 1, heavy: 1, all: 1 })
    const failing = run('a', async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      throw new Error('It failed.')
    })
    const all = Promise.all([expect(failing).rejects.toThrow('It failed.'), ask('a'), ask('b')])
    await vi.advanceTimersByTimeAsync(1_000)
    await all
    expect(begun).toEqual(['b', 'a'])
  })
})

describe('heavy users', () => {
  it('share one place, which rests as long as it was used', async () => {
    const { ask, begun, use } = setUp()
    await use('a')
    await vi.advanceTimersByTimeAsync(500)
    const all = Promise.all([ask('a', 100), ask('a', 100)])
    await vi.advanceTimersByTimeAsync(199)
    expect(begun).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(begun).toEqual(['a', 'a'])
    await vi.advanceTimersByTimeAsync(100)
    expect(await all).toEqual(['done', 'done'])
  })

  it('are refused when they have waited for three seconds, and told when to come again', async () => {
    const { ask, use } = setUp()
    await use('a')
    await vi.advanceTimersByTimeAsync(500)
    const all = Promise.all(Array.from({ length: 4 }, () => ask('a', 1_500)))
    await vi.advanceTimersByTimeAsync(10_000)
    const refused = { type: 'too-many-requests', retryAfterInSeconds: 20 }
    expect(await all).toEqual(['done', 'done', refused, refused])
  })

  it.each([2_000, 60_000])('are light users again after 20 seconds, also after %i ms of use', async (ms) => {
    const { ask, begun, use } = setUp()
    await use('a', ms)
    await vi.advanceTimersByTimeAsync(20_000)
    const all = Promise.all([ask('a'), ask('a')])
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'a'])
    await vi.advanceTimersByTimeAsync(10)
    await all
  })

  it('are still known after many others', async () => {
    const { run, ask, begun, use } = setUp()
    await use('a')
    await vi.advanceTimersByTimeAsync(500)
    for (let number = 0; number < 10_100; number += 1) await run(`other ${number}`, async () => undefined)
    const all = Promise.all([ask('a'), ask('a')])
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1_000)
    await all
  })

  it('are none where the allowance is large', async () => {
    const { ask, begun, use } = setUp(1_000)
    await use('a')
    const all = Promise.all([ask('a'), ask('a')])
    await vi.advanceTimersByTimeAsync(0)
    expect(begun).toEqual(['a', 'a'])
    await vi.advanceTimersByTimeAsync(10)
    await all
  })
})

describe('a full queue', () => {
  it('refuses the network that has most in it', async () => {
    const { ask } = setUp()
    const crowd = Array.from({ length: 403 }, () => ask('crowd', 2_000))
    const other = ask('other')
    await vi.advanceTimersByTimeAsync(0)
    expect(await crowd.at(-1)).toEqual({ type: 'not-ready' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await other).toBe('done')
    await Promise.all(crowd)
  })
})
