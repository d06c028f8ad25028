/** The machine of the own sessions. */
import { testWalk } from 'xstate-walk/vitest'
import { ownSessionsTable } from './own-sessions.table.ts'

testWalk(ownSessionsTable)
