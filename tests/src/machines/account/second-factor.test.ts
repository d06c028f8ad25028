/** The machine of the second factor. */
import { testWalk } from 'xstate-walk/vitest'
import { secondFactorTable } from './second-factor.table.ts'

testWalk(secondFactorTable)
