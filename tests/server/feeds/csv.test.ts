/** CSV: what is written can be read, with whatever separator a spreadsheet expects, and no cell is taken for a formula. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText, separators, type Separator } from '../../../server/feeds/csv.ts'

/** Reads CSV by the grammar of RFC 4180. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))([,;\t]|\r\n)/g)) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return rows
}

/** Splits at any of the characters, whatever is quoted: the worst that a program can do that expects another separator. */
function carelessCells(text: string): string[] {
  return text.split(/[,;\t\r\n]/).map((cell) => cell.replace(/^"+/, ''))
}

const formula = /^[=+\-@＝＋－＠]/

/** The cell as it was before it was made harmless. */
function asMeant(cell: string): string {
  return cell.replaceAll(/(?<=(?:^|[,;\t\r\n])"*)'(?=[=+\-@\t\r])/g, '')
}

const cells = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'a', 'ά', '🌿', ' ') })
const separator = fc.constantFrom<Separator>('comma', 'semicolon')

function tables(minCells: number): fc.Arbitrary<string[][]> {
  const row = (width: number) => fc.array(cells, { minLength: width, maxLength: width })
  return fc.integer({ min: minCells, max: 4 }).chain((width) => fc.array(row(width), { minLength: 1 }))
}

describe('a table', () => {
  it('begins with the mark of UTF-8', () => {
    expect(csvText(['πόλη'], [], 'comma')).toBe('\uFEFFπόλη\r\n')
  })

  it('is read as it was written, but for an apostrophe before what looks like a formula', () => {
    fc.assert(fc.property(tables(1), separator, (rows, name) => {
      const columns = rows[0]?.map(() => 'name') ?? []
      const read = rowsOf(csvText(columns, rows, name).slice(1), separators[name])
      expect(read.map((row) => row.map(asMeant))).toEqual([columns, ...rows])
    }))
  })

  it('has no formula, also for a program that splits it at any separator', () => {
    fc.assert(fc.property(tables(1), separator, (rows, name) => {
      const text = csvText(rows[0]?.map(() => 'name') ?? [], rows, name)
      for (const row of rowsOf(text.slice(1), separators[name])) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      for (const cell of carelessCells(text)) expect(cell).not.toMatch(formula)
    }))
  })

  it.each([
    ['=1+1', `'=1+1`], ['a;=1+1', `"a;'=1+1"`], ['a\t+1', `"a\t'+1"`], ['＝1+1', `'＝1+1`], ['a;＋1', `"a;'＋1"`], ['＠x', `'＠x`], ['－1', `'－1`], ['a,"@x"', `"a,""'@x"""`], ['a\n-1', `"a\n'-1"`],
    ['a - b', 'a - b'], ['Volos, -5 °C', '"Volos, -5 °C"'], ['Jars; lids', '"Jars; lids"'], ['a\tb', '"a\tb"'], ['a\rb', '"a\rb"'],
  ])('has the text %j as %j, whichever separator it has', (text, cell) => {
    expect(csvText(['title'], [[text]], 'comma')).toBe(`\uFEFFtitle\r\n${cell}\r\n`)
    expect(csvText(['title'], [[text]], 'semicolon')).toBe(`\uFEFFtitle\r\n${cell}\r\n`)
  })

  it('has numbers as they are, with a comma where a semicolon separates, and nothing for null', () => {
    expect(csvText(['cost', 'city'], [[-5.5, null]], 'comma')).toBe('\uFEFFcost,city\r\n-5.5,\r\n')
    expect(csvText(['cost', 'city'], [[-5.5, null]], 'semicolon')).toBe('\uFEFFcost;city\r\n"-5,5";\r\n')
  })
})
