/** Counting attempts with clocks that differ or were wrong. */
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { countAttempt } from '../../../server/store/attempts.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.db.deleteFrom('attempt').execute())

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
const windowMs = 15 * minuteMs
const start = new Date('2026-11-21T10:00:00Z').getTime()

/** Makes an attempt; three are allowed. Returns when it can be repeated, in ms after the start; null if it is allowed. */
async function attempt(atMs: number, key = 'login of eleni'): Promise<number | null> {
  const until = await countAttempt(database.db, [{ key, most: 3, windowMs }], null, new Date(start + atMs))
  return until && until.getTime() - start
}

async function useUp(atMs: number, key?: string): Promise<void> {
  for (let number = 0; number < 4; number += 1) await attempt(atMs, key)
}

describe('an exceeded limit', () => {
  it('ends when a clock that was two days ahead is correct again', async () => {
    await useUp(2 * dayMs)
    expect(await attempt(0)).toBe(null)
    expect([await attempt(1), await attempt(2), await attempt(3)]).toEqual([null, null, windowMs])
  })

  it('applies on a server whose clock is some minutes behind, for one window at most', async () => {
    await useUp(5 * minuteMs)
    expect(await attempt(0)).toBe(windowMs)
    expect(await attempt(windowMs - 1)).toBe(windowMs)
    expect(await attempt(windowMs)).toBe(null)
  })

  it('lasts at most one window after an attempt, whatever the clock was before', async () => {
    const jump = fc.integer({ min: -3 * dayMs, max: 3 * dayMs })
    let key = 0
    await fc.assert(
      fc.asyncProperty(jump, async (ms) => {
        key += 1
        await useUp(ms, `key ${key}`)
        const until = await attempt(0, `key ${key}`)
        expect(until ?? 0).toBeLessThanOrEqual(windowMs)
      }),
      { numRuns: 30 },
    )
  })
})
