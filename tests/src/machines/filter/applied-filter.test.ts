/** The machine of the applied filter. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { appliedFilterTable } from './applied-filter.table.ts'

describe('applied-filter, path by path', () => testWalk(appliedFilterTable))
