/** What is wrong with a field of any form, in words. */
import type { FieldFault } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'

/** Words a fault. `field` is the name of the field: what may stand in it differs. */
export type WordFault = (field: string, fault: FieldFault) => string

export const faultText: WordFault = (field, fault) => {
  switch (fault.rule) {
    case 'missing':
      return m.form_missing()
    case 'too-short':
      return m.form_too_short({ limit: fault.limit })
    case 'too-long':
      return m.form_too_long({ limit: fault.limit })
    case 'with-direction-marks':
      return m.form_with_direction_marks()
    default:
      return malformedText(field)
  }
}

function malformedText(field: string): string {
  if (field === 'username') return m.form_malformed_username()
  return field === 'email' ? m.form_malformed_email() : m.form_malformed()
}
