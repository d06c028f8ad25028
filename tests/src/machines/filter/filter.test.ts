/** The machine of the filter menu and its chips. */
import { describe, expect, it } from 'vitest'
import { noFilter } from '../../../../domain/filter.ts'
import { filterMachine } from '../../../../src/machines/filter/filter.ts'
import { filterTable } from './filter.table.ts'
import { testWalk } from '../walked.ts'

describe('filter, path by path', () => testWalk(filterTable))

describe('filter', () => {
  it.each([
    ['closed', []],
    ['open', ['open']],
  ] as const)('has in the state %s the tags %j', (value, tags) => {
    expect([...filterMachine.resolveState({ value, context: { applied: noFilter, draft: noFilter } }).tags]).toEqual(tags)
  })
})
