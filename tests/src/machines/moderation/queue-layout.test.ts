/** The machine of how a wide screen shows the queue. */
import { testWalk } from 'xstate-walk/vitest'
import { queueLayoutTable } from './queue-layout.table.ts'

testWalk(queueLayoutTable)
