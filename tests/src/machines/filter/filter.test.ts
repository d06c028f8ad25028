/** The machine of the filter menu and its chips. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { noFilter } from '../../../../domain/lists/filter.ts'
import { filterMachine } from '../../../../src/machines/filter/filter.ts'
import { filterTable } from './filter.table.ts'
import { testTags } from '../tags.ts'

describe('filter, path by path', () => testWalk(filterTable))

describe('filter', () => {
  const context = { applied: noFilter, draft: noFilter, range: null, faults: {}, tries: 0, near: [], radius: null }
  testTags(filterMachine, context, [
    ['closed', []],
    [{ open: 'unasked' }, ['open']],
    [{ open: 'locating' }, ['open', 'busy']],
    [{ open: 'located' }, ['open', 'located']],
    [{ open: 'denied' }, ['open', 'denied']],
    [{ open: 'lost' }, ['open', 'lost']],
  ])
})
