/** The machine of the reasons to choose from. */
import { testWalk } from 'xstate-walk/vitest'
import { reasonListTable } from './reason-list.table.ts'

testWalk(reasonListTable)
