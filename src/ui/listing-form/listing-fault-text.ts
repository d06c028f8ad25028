/** What is wrong with a field of a listing, in words: a day, a time, a number or an address, beside what can be wrong in any form. */
import { m } from '../../../messages/compiled/messages.js'
import { faultText, type WordFault } from '../form/fault-text.ts'

export const listingFaultText: WordFault = (field, fault) => {
  switch (fault.rule) {
    case 'not-chosen':
      return m.listing_form_city_not_chosen()
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
      return faultText(field, fault)
  }
}
