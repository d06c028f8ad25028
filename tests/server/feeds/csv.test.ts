/** CSV: what is written can be read, and no cell is taken for a formula. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '../../../server/feeds/csv.ts'

/** Reads CSV by the grammar of RFC 4180. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

const cells = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a', 'ά', '🌿') })

describe('a table', () => {
  it('is read as it was written, but for the apostrophe before what looks like a formula', () => {
    const row = (width: number) => fc.array(cells, { minLength: width, maxLength: width })
    const tables = fc.integer({ min: 1, max: 4 }).chain((width) => fc.array(row(width), { minLength: 1 }))
    fc.assert(fc.property(tables, ([columns = [], ...rows]) => {
      const shown = rows.map((row) => row.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)))
      expect(rowsOf(csvText(columns.map(() => 'name'), rows))).toEqual([columns.map(() => 'name'), ...shown])
    }))
  })

  it('has numbers as they are, and nothing for null', () => {
    expect(csvText(['cost', 'city'], [[-5, null]])).toBe('cost,city\r\n-5,\r\n')
  })
})
