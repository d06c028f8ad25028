/** The machine of the question which role a user has. */
import { testWalk } from 'xstate-walk/vitest'
import { roleChangeTable } from './role-change.table.ts'

testWalk(roleChangeTable)
