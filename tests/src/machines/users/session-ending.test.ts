/** The machine of the question before all sessions of a user are ended. */
import { testWalk } from 'xstate-walk/vitest'
import { sessionEndingTable } from './session-ending.table.ts'

testWalk(sessionEndingTable)
