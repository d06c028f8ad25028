/** The machine of decisions on several listings. */
import { testWalk } from 'xstate-walk/vitest'
import { batchTable } from './batch.table.ts'

testWalk(batchTable)
