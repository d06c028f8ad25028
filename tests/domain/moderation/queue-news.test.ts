/** What has come into the queue, or left it, since a page of it was read. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { queueNews } from '../../../domain/moderation/queue-news.ts'

const size = 3

/** A page of a queue, whose listings are numbers in the order in which they came. */
function pageOf(queue: readonly number[], page: number) {
  const rows = queue.slice((page - 1) * size, page * size).map((id) => ({ id }))
  return { rows, total: queue.length, isCapped: false }
}

const shownOf = ({ rows, total, isCapped }: ReturnType<typeof pageOf>) => ({ ids: rows.map(({ id }) => id), count: { total, isCapped } })

it('counts what arrived and what was decided on, where others decide on the page that is shown', () => {
  fc.assert(fc.property(fc.nat(9), fc.nat(4), fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(2)), (before, arrived, page, decided) => {
    const queue = Array.from({ length: before }, (_, index) => index)
    const shown = pageOf(queue, page)
    const left = new Set(decided.flatMap((place) => shown.rows[place]?.id ?? []))
    const next = [...queue, ...Array.from({ length: arrived }, (_, index) => before + index)].filter((id) => !left.has(id))
    const expected = arrived + left.size === 0 ? null : { arrived, decided: left.size }
    expect(queueNews(shownOf(shown), pageOf(next, page))).toEqual(expected)
  }))
})

it('says nothing where others decide on what is on other pages', () => {
  expect(queueNews(shownOf(pageOf([1, 2, 3, 4, 5], 1)), pageOf([1, 2, 3, 5], 1))).toBeNull()
})
