/** The machine of the number of listings with open reports. */
import { describe } from 'vitest'
import { testWalk } from 'xstate-walk/vitest'
import { reportedCountTable } from './reported-count.table.ts'

describe('reported-count, path by path', () => testWalk(reportedCountTable))
