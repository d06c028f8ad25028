/** Whole lists: long ones are detected before they are read, and batches are read one at a time. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { WholeLists } from '../../../../server/http/answers/whole-lists.ts'
import { WholeList } from '../../../../server/store/lists/stored-list.ts'
import { requestSemaphore } from '../../../../server/work/semaphore.ts'

const reply = { serialize: JSON.stringify } as unknown as FastifyReply

const many = { concurrency: 9, maxWaiting: 9 }

const wholeLists = () =>
  new WholeLists({
    short: requestSemaphore(many),
    long: requestSemaphore(many),
    batch: requestSemaphore({ concurrency: 1, maxWaiting: 9 }),
  })

/** A list of numbers in batches of ten; `read` is called when reading a batch begins and when it ends. */
function numbers(count: number, read: () => void): WholeList<number> {
  return new WholeList({
    rowsAt: () => Promise.reject(new Error('Unexpected request for a page.')),
    countUpTo: async (most) => ({ count: Math.min(count, most), isWhole: true }),
    async *batches() {
      for (let from = 0; from < count; from += 10) {
        read()
        await setImmediate()
        read()
        yield Array.from({ length: Math.min(10, count - from) }, (_, n) => from + n)
      }
    },
  })
}

it('a list of up to 4,000 entries becomes one text; a longer one is not read', async () => {
  let reads = 0
  const text = async (count: number) => wholeLists().text(reply, numbers(count, () => (reads += 1)))
  expect([await text(4_001), reads]).toEqual([null, 0])
  expect(JSON.parse((await text(4_000)) ?? '')).toEqual(Array.from({ length: 4_000 }, (_, n) => n))
})

it('lists are read in turn, one batch at a time, with other work in between', async () => {
  const lists = wholeLists()
  let steps = ''
  let isOver = false
  const others = (async () => {
    for (; !isOver; steps += '.') await setImmediate()
  })()
  await Promise.all(['a', 'b'].map((name) => lists.text(reply, numbers(30, () => (steps += name)))))
  isOver = true
  await others
  expect(steps.replaceAll('.', '')).toBe('aabbaabbaabb')
  expect(steps).not.toMatch(/ab|ba/)
})
