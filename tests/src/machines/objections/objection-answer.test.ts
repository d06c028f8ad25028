/** The machine of the answer to an objection. */
import { testWalk } from 'xstate-walk/vitest'
import { objectionAnswerTable } from './objection-answer.table.ts'

testWalk(objectionAnswerTable)
