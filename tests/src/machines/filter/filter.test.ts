/** The machine of the filter menu and its chips. */
import { describe } from 'vitest'
import { filterTable } from './filter.table.ts'
import { testWalk } from '../walked.ts'

describe('filter, path by path', () => testWalk(filterTable))
