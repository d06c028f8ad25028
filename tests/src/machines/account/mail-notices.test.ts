/** The machine of the language of the mails to a member. */
import { testWalk } from 'xstate-walk/vitest'
import { mailNoticesTable } from './mail-notices.table.ts'

testWalk(mailNoticesTable)
