/** The machine of the language of the mails to a member. */
import { testWalk } from 'xstate-walk/vitest'
import { mailLanguageTable } from './mail-language.table.ts'

testWalk(mailLanguageTable)
