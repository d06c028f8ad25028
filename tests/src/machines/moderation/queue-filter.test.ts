/** The machine of what narrows the list of Manage Posts. */
import { testWalk } from 'xstate-walk/vitest'
import { queueFilterTable } from './queue-filter.table.ts'

testWalk(queueFilterTable)
