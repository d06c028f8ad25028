/** What each machine's test begins with: it is walked on every path, and its table finds out every fault that is planted. */
import { expect, it } from 'vitest'
import { judgeMutants } from '../../../tools/paths/judge.ts'
import type { Table } from '../../../tools/paths/table.ts'
import { walk } from '../../../tools/paths/walk.ts'

export function testWalk(table: Table): void {
  it(`goes by its table on each of its ${table.paths} paths`, () => {
    expect(walk(table).paths).toHaveLength(table.paths)
  })

  it('has a table that finds every planted fault out', () => {
    const missed = judgeMutants(table).filter(({ foundOut, equivalent }) => foundOut === null && equivalent === null)
    expect(missed.map(({ fault }) => fault)).toEqual([])
  })
}
