/** The reason of a rejection. In a file of its own, since only administrators need its rules. */
import { cleanText } from '../clean-text.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import { optionalTextFault } from '../text-fault.ts'

/** The maximum length of the reason of a rejection, in code points. */
const maxReasonLength = 1000

/** The reason of a rejection as it is sent; null if it is empty. */
export function reasonOf(typed: string): string | null {
  return cleanText(typed, 'lines').trim() || null
}

/** The fault of the reason of a rejection, which may be empty. */
export function reasonFaults(reason: string): FieldFaults<'reason'> {
  return faultsOf({ reason: optionalTextFault(reasonOf(reason) ?? '', maxReasonLength, 'lines') })
}
