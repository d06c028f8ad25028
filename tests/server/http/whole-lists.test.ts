/** What whole lists cost the others: long ones are known before they are read, and no two are read at the same moment. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { expect, it } from 'vitest'
import { WholeLists } from '../../../server/http/whole-lists.ts'
import { WholeList } from '../../../server/store/stored-list.ts'
import { requestSemaphore } from '../../../server/work/semaphore.ts'

const reply = { serialize: JSON.stringify } as unknown as FastifyReply

const many = { concurrency: 9, maxWaiting: 9 }

const wholeLists = () =>
  new WholeLists({
    short: requestSemaphore(many),
    long: requestSemaphore(many),
    batch: requestSemaphore({ concurrency: 1, maxWaiting: 9 }),
  })

/** A list of numbers in batches of ten; `read` is called when reading one begins, and when it ends. */
function numbers(count: number, read: () => void): WholeList<number> {
  return new WholeList({
    rowsAt: () => Promise.reject(new Error('Nobody asks for a page.')),
    countUpTo: async (most) => Math.min(count, most),
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

it('is one text with up to 4,000 entries, and with more of them long before any is read', async () => {
  let reads = 0
  const text = async (count: number) => wholeLists().text(reply, numbers(count, () => (reads += 1)))
  expect([await text(4_001), reads]).toEqual([null, 0])
  expect(JSON.parse((await text(4_000)) ?? '')).toEqual(Array.from({ length: 4_000 }, (_, n) => n))
})

it('is read a batch at a time, in turn with all others, and with everything else in between', async () => {
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
