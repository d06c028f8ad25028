/** The machine of the question before a member is disabled. */
import { testWalk } from 'xstate-walk/vitest'
import { userDisablingTable } from './user-disabling.table.ts'

testWalk(userDisablingTable)
