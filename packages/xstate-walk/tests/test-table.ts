/** Tests of a table: it holds, each fault that is planted in its machine is found, and each wrong version of it fails. */
import { expect, it } from 'vitest'
import { faults, wrongVerdicts } from '../src/faults/faults.ts'
import type { AnyRow, Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'

export type WrongTable = readonly [mistake: string, change: Partial<Table>, expected: string | RegExp]

/** `written` has the types of its machine, which a function for all tables cannot have. */
export function testTable(name: string, written: unknown, wrong: readonly WrongTable[]): void {
  const table = written as Table

  it(`${name}: a right table holds`, () => {
    expect(walk(table).failures).toEqual([])
  })

  it(`${name}: each planted fault is found`, () => {
    const verdicts = faults(table)
    expect(verdicts.length).toBeGreaterThan(0)
    expect(wrongVerdicts(table, verdicts)).toEqual([])
  })

  it.each(wrong)(`${name}: a table is wrong with %s`, (_, change, expected) => {
    expect(() => walk({ ...table, ...change })).toThrow(expected)
  })
}

/** The rows of a table, with a change of the row at this index. */
export function withRow(written: unknown, index: number, change: Partial<Record<keyof AnyRow, unknown>>): Pick<Table, 'rows'> {
  return { rows: (written as Table).rows.map((row, at) => (at === index ? ({ ...row, ...change } as AnyRow) : row)) }
}

export function withoutRow(written: unknown, index: number): Pick<Table, 'rows'> {
  return { rows: (written as Table).rows.filter((_, at) => at !== index) }
}

/** The events of a table with other ones. */
export function withEvents(written: unknown, events: object): Pick<Table, 'events'> {
  return { events: { ...(written as Table).events, ...events } as never }
}
