/** The machine of the filters nearest to one that no listing matches. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { nearestFiltersTable } from './nearest-filters.table.ts'

describe('nearest filters, path by path', () => testWalk(nearestFiltersTable))
