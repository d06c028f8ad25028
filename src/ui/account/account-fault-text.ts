/** What is wrong with a field of a new account or a new password, in words, beside what can be wrong in any form. */
import { m } from '../../../messages/compiled/messages.js'
import { faultText, type WordFault } from '../form/fault-text.ts'

export const accountFaultText: WordFault = (field, fault) => {
  switch (fault.rule) {
    case 'emails-differ':
      return m.form_emails_differ()
    case 'passwords-differ':
      return m.form_passwords_differ()
    case 'taken':
      return m.registration_username_taken()
    case 'wrong-code':
      return m.second_factor_wrong_code()
    case 'too-common':
      return m.form_too_common()
    case 'guessable':
      return m.form_guessable()
    default:
      return faultText(field, fault)
  }
}
