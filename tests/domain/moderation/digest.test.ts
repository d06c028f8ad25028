/** When administrators get a mail about new listings. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { athensTime, athensToday } from '../../../domain/days/days.ts'
import { digestFrequencies, digestSlot, isDigestFrequency } from '../../../domain/moderation/digest.ts'

const moment = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-01-01T00:00:00Z'), noInvalidDate: true })

it.each([
  ['daily', '2026-11-28T05:59:59Z', null],
  ['daily', '2026-11-28T06:00:00Z', '2026-11-28T06:00:00.000Z'],
  ['daily', '2026-11-28T19:59:59Z', '2026-11-28T06:00:00.000Z'],
  ['daily', '2026-07-01T05:00:00Z', '2026-07-01T05:00:00.000Z'],
  ['daily', '2026-11-28T20:00:00Z', null],
  ['hourly', '2026-11-28T05:59:59Z', null],
  ['hourly', '2026-11-28T10:59:59Z', '2026-11-28T10:00:00.000Z'],
  ['hourly', '2026-11-28T19:30:00Z', '2026-11-28T19:00:00.000Z'],
  ['hourly', '2026-11-28T20:00:00Z', null],
  ['off', '2026-11-28T10:00:00Z', null],
] as const)('%s at %s: %s', (frequency, now, slot) => {
  expect(digestSlot(frequency, new Date(now))?.toISOString() ?? null).toBe(slot)
})

it('is a moment of the same day that is not over, from 8:00 to 22:00 in Athens', () => {
  fc.assert(fc.property(moment, fc.constantFrom(...digestFrequencies), (now, frequency) => {
    const slot = digestSlot(frequency, now)
    const isNight = athensTime(now) < '08:00' || athensTime(now) >= '22:00'
    expect(slot === null).toBe(isNight || frequency === 'off')
    if (slot) expect([athensToday(slot), isNight, slot <= now]).toEqual([athensToday(now), false, true])
    if (slot) expect(athensTime(slot)).toBe(frequency === 'daily' ? '08:00' : `${athensTime(now).slice(0, 2)}:00`)
  }))
})

it('knows its own frequencies', () => {
  expect([...digestFrequencies, 'weekly', null].map(isDigestFrequency)).toEqual([true, true, true, false, false])
})
