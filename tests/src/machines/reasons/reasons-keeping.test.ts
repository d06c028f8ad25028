/** The machine of keeping the reasons. */
import { testWalk } from 'xstate-walk/vitest'
import { reasonsKeepingTable } from './reasons-keeping.table.ts'

testWalk(reasonsKeepingTable)
