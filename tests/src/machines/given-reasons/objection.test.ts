/** The machine of the form in which an author objects to a decision. */
import { testWalk } from 'xstate-walk/vitest'
import { objectionTable } from './objection.table.ts'

testWalk(objectionTable)
