/** What is over today comes after what is to come. */
import { expect, it } from 'vitest'
import { comingFirst } from '../../../domain/search/coming-first.ts'

const now = { day: '2026-11-27', time: '18:00' }
const on = (startDate: string | null, startTime: string | null = null, endTime: string | null = null) => ({
  startDate, endDate: startDate, startTime, endTime,
})
const [ended, going, tomorrow, yesterday] =
  [on(now.day, '16:00', '17:30'), on(now.day, '17:00', '19:00'), on('2026-11-28'), on('2026-11-26')]

it('of listings that have the words in the same way', () => {
  expect(comingFirst([ended, going, tomorrow, yesterday], [0, 0, 0, 0], now)).toEqual([going, tomorrow, ended, yesterday])
  expect(comingFirst([ended, on(null), yesterday], [], now)).toEqual([on(null), ended, yesterday])
})

it('wherever they have them', () => {
  expect(comingFirst([ended, tomorrow, going], [0, 1, 2], now)).toEqual([tomorrow, going, ended])
})

it('but before what only begins with the words', () => {
  expect(comingFirst([ended, tomorrow, going], [0, 0, 3], now)).toEqual([tomorrow, ended, going])
})
