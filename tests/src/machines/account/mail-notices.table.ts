/** The table of which mails about own listings a member gets. */
import { table } from 'xstate-walk'
import { mailNoticesMachine } from '../../../../src/machines/account/mail-notices.ts'
import { keptChoicePart } from '../recipes/kept-choice.rows.ts'

const { start, ...choice } = keptChoicePart({ kept: 'all', chosen: 'needed', other: 'all' })

export const mailNoticesTable = table({ machine: mailNoticesMachine, starts: { 'open the account': start }, ...choice })
