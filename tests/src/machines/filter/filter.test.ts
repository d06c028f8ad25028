/** The machine of the filter menu and its chips. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { noFilter } from '../../../../domain/filter.ts'
import { filterMachine } from '../../../../src/machines/filter/filter.ts'
import { filterTable } from './filter.table.ts'
import { testTags } from '../tags.ts'

describe('filter, path by path', () => testWalk(filterTable))

describe('filter', () => {
  testTags(filterMachine, { applied: noFilter, draft: noFilter }, [
    ['closed', []],
    ['open', ['open']],
  ])
})
