/** The machine of the change of the own password. */
import { testWalk } from 'xstate-walk/vitest'
import { ownPasswordTable } from './own-password.table.ts'

testWalk(ownPasswordTable)
