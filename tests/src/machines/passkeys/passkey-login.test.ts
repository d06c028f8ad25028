/** The machine of the login with a passkey. */
import { testWalk } from 'xstate-walk/vitest'
import { passkeyLoginTable } from './passkey-login.table.ts'

testWalk(passkeyLoginTable)
