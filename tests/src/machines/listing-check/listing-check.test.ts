/** The machine of the question whether a listing is still right. */
import { testWalk } from 'xstate-walk/vitest'
import { listingCheckTable } from './listing-check.table.ts'

testWalk(listingCheckTable)
