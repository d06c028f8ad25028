/** Semaphore: how many work at once, in which order, and who is turned away. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TooManyWaiting, Semaphore } from '../../../server/work/semaphore.ts'

/** How many steps each work takes, and whether it fails then. */
const someWorks = fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 30 })

describe('semaphore', () => {
  it('let no more than so many work at once, each in its order, whatever some of them come to', async () => {
    await fc.assert(
      fc.asyncProperty(someWorks, fc.integer({ min: 1, max: 4 }), async (works, concurrency) => {
        const semaphore = new Semaphore({ concurrency, maxWaiting: works.length })
        const begun: number[] = []
        let running = 0
        let most = 0
        const outcomes = await Promise.allSettled(
          works.map(([steps, fails], index) =>
            semaphore.run(async () => {
              begun.push(index)
              most = Math.max(most, (running += 1))
              for (let step = 0; step < steps; step += 1) await Promise.resolve()
              running -= 1
              if (fails) throw new Error('failed')
            }),
          ),
        )
        expect(most).toBeLessThanOrEqual(concurrency)
        expect(begun).toEqual(works.map((_, index) => index))
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(works.map(([, fails]) => fails))
      }),
    )
  })

  it('turn away who would wait too long, at once, and take in again when there is room', async () => {
    const semaphore = new Semaphore({ concurrency: 1, maxWaiting: 1 })
    let end: () => void = () => undefined
    const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)))
    const second = semaphore.run(async () => 'second')
    await expect(semaphore.run(async () => 'third')).rejects.toThrow(TooManyWaiting)
    end()
    expect([await first, await second, await semaphore.run(async () => 'fourth')]).toEqual([undefined, 'second', 'fourth'])
  })
})
