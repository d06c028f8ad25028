/** The machine of the address of the own account. */
import { testWalk } from 'xstate-walk/vitest'
import { accountEmailTable } from './account-email.table.ts'

testWalk(accountEmailTable)
