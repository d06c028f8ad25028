/** The machine of the download of own data. */
import { testWalk } from 'xstate-walk/vitest'
import { ownDataTable } from './own-data.table.ts'

testWalk(ownDataTable)
