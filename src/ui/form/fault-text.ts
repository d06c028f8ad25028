/** What is wrong with a field, in words. */
import type { FieldFault } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'

/** `field` is the name of the field: what may stand in it differs. */
export function faultText(field: string, fault: FieldFault): string {
  switch (fault.rule) {
    case 'missing':
      return m.form_missing()
    case 'too-short':
      return m.form_too_short({ limit: fault.limit })
    case 'too-long':
      return m.form_too_long({ limit: fault.limit })
    case 'emails-differ':
      return m.form_emails_differ()
    case 'passwords-differ':
      return m.form_passwords_differ()
    case 'taken':
      return m.registration_username_taken()
    case 'too-common':
      return m.form_too_common()
    case 'not-a-day':
      return m.form_not_a_day()
    case 'not-a-time':
      return m.form_not_a_time()
    case 'not-a-number':
      return m.form_not_a_number()
    case 'too-small':
      return m.form_too_small({ limit: fault.limit })
    case 'too-large':
      return m.form_too_large({ limit: fault.limit })
    case 'in-the-past':
      return m.rule_in_the_past()
    case 'before-start':
      return m.rule_before_start()
    case 'without-start-time':
      return m.rule_without_start_time()
    case 'before-start-time':
      return m.rule_before_start_time()
    case 'too-many-days':
      return m.rule_too_many_days({ limit: fault.limit })
    case 'too-precise':
      return m.form_too_precise()
    case 'not-a-web-address':
      return m.form_not_a_web_address()
    case 'with-user':
      return m.form_with_user()
    case 'with-backslash':
      return m.form_with_backslash()
    default:
      return malformedText(field)
  }
}

function malformedText(field: string): string {
  if (field === 'username') return m.form_malformed_username()
  return field === 'email' ? m.form_malformed_email() : m.form_malformed()
}
