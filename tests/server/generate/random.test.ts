/** Random choices that a seed determines. */
import { expect, it } from 'vitest'
import { byRank, Random, weightedPick } from '../../../server/generate/random.ts'

const numbers = (random: Random) => Array.from({ length: 20 }, () => random.next())

it('repeats its numbers for the same seed and index, and only for these', () => {
  expect(numbers(new Random(7, 3))).toEqual(numbers(new Random(7, 3)))
  expect(numbers(new Random(7, 4))).not.toEqual(numbers(new Random(7, 3)))
  expect(numbers(new Random(8, 3))).not.toEqual(numbers(new Random(7, 3)))
})

it('has the first numbers of neighbouring indexes all over the range', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let index = 0; index < 10_000; index += 1) {
    const tenth = Math.floor(new Random(1, index).next() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  for (const count of tenths) expect(count).toBeGreaterThan(850)
})

it('picks values by their weights, and none without a weight', () => {
  const random = new Random(1, 1)
  const pick = weightedPick([...byRank(['a', 'b', 'c']), ['never', 0]])
  const picked = Array.from({ length: 11_000 }, () => pick(random))
  const count = (value: string) => picked.filter((each) => each === value).length
  for (const [value, expected] of [['a', 6_000], ['b', 3_000], ['c', 2_000], ['never', 0]] as const) {
    expect(Math.abs(count(value) - expected), value).toBeLessThan(300)
  }
})
