/** The semaphore: concurrency, order and rejection. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TooManyWaiting, Semaphore } from '../../../server/work/semaphore.ts'

/** Tasks: the number of steps, and whether the task then fails. */
const someTasks = fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 30 })

describe('the semaphore', () => {
  it('limits the running tasks and starts them in order, also if some fail', async () => {
    await fc.assert(
      fc.asyncProperty(someTasks, fc.integer({ min: 1, max: 4 }), async (tasks, concurrency) => {
        const semaphore = new Semaphore({ concurrency, maxWaiting: tasks.length })
        const begun: number[] = []
        let running = 0
        let most = 0
        const outcomes = await Promise.allSettled(
          tasks.map(([steps, fails], index) =>
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
        expect(begun).toEqual(tasks.map((_, index) => index))
        expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(tasks.map(([, fails]) => fails))
      }),
    )
  })

  it('rejects a task at once if too many are waiting, and accepts tasks again later', async () => {
    const semaphore = new Semaphore({ concurrency: 1, maxWaiting: 1 })
    let end: () => void = () => undefined
    const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)))
    const second = semaphore.run(async () => 'second')
    await expect(semaphore.run(async () => 'third')).rejects.toThrow(TooManyWaiting)
    end()
    expect([await first, await second, await semaphore.run(async () => 'fourth')]).toEqual([undefined, 'second', 'fourth'])
  })
})
