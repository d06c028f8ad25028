/** The machine of the objections that are open. */
import { testWalk } from 'xstate-walk/vitest'
import { objectionsQueueTable } from './objections-queue.table.ts'

testWalk(objectionsQueueTable)
