/** The table of the language of the mails to a member. */
import { table } from 'xstate-walk'
import { mailLanguageMachine } from '../../../../src/machines/account/mail-language.ts'
import { keptChoicePart } from '../recipes/kept-choice.rows.ts'

const { start, ...choice } = keptChoicePart({ kept: 'en', chosen: 'el', other: 'en' })

export const mailLanguageTable = table({ machine: mailLanguageMachine, starts: { 'open the account': start }, ...choice })
