/** The machine of the deletion of the own account. */
import { testWalk } from 'xstate-walk/vitest'
import { accountDeletionTable } from './account-deletion.table.ts'

testWalk(accountDeletionTable)
