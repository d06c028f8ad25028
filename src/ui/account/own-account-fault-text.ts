/** What is wrong with a field of the own account, in words, beside what can be wrong with that of a new one. */
import { m } from '../../../messages/compiled/messages.js'
import type { WordFault } from '../form/fault-text.ts'
import { accountFaultText } from './account-fault-text.ts'

export const ownAccountFaultText: WordFault = (field, fault) =>
  fault.rule === 'not-current' ? m.account_wrong_password() : accountFaultText(field, fault)
