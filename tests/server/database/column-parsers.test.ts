/** The JavaScript values of columns. */
import { sql } from 'kysely'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})

async function value(expression: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db)
  return rows[0]?.value
}

describe('a value from the database', () => {
  it.each([
    ['a day', sql`date '2026-03-29'`, '2026-03-29'],
    ['the day of an undated entry', sql`date 'infinity'`, 'infinity'],
    ['days', sql`array[date '2026-03-29', null, 'infinity']`, ['2026-03-29', null, 'infinity']],
    ['no days', sql`'{}'::date[]`, []],
    ['a count', sql`count(*)`, 1],
    ['the largest safe integer', sql`9007199254740991::int8`, Number.MAX_SAFE_INTEGER],
    ['identifiers', sql`array[1, -2]::int8[]`, [1, -2]],
    ['a cost', sql`12.50::numeric(8, 2)`, 12.5],
    ['costs', sql`array[0.1, null]::numeric[]`, [0.1, null]],
    ['nothing', sql`null::date`, null],
  ])('is parsed: %s', async (_, expression, expected) => {
    expect(await value(expression)).toEqual(expected)
  })

  it('is rejected if JavaScript cannot represent the number exactly', async () => {
    await expect(value(sql`9007199254740993::int8`)).rejects.toThrow('too large')
  })

  it('is the same day that was sent', async () => {
    const day = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    await fc.assert(
      fc.asyncProperty(day.map((date) => date.toISOString().slice(0, 10)), async (sent) => {
        expect(await value(sql`${sent}::date`)).toBe(sent)
      }),
    )
  })

  it('is the same cost that was sent', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10_000_000 }), async (cents) => {
        expect(await value(sql`${cents / 100}::numeric(8, 2)`)).toBe(cents / 100)
      }),
    )
  })
})
