/** The machine of a link about an address. */
import { testWalk } from 'xstate-walk/vitest'
import { emailLinkTable } from './email-link.table.ts'

testWalk(emailLinkTable)
