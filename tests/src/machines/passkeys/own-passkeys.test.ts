/** The machine of the own passkeys. */
import { testWalk } from 'xstate-walk/vitest'
import { ownPasskeysTable } from './own-passkeys.table.ts'

testWalk(ownPasskeysTable)
