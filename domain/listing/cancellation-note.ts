/** What an author tells those who wanted to come to a cancelled event. In a file of its own, since only authors need its rules. */
import { cleanText } from '../clean-text.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import { optionalTextFault } from '../text-fault.ts'

/** The maximum length of a note, in code points. */
const maxNoteLength = 300

/** The note as it is sent; null if it is empty. */
export function noteOf(typed: string): string | null {
  return cleanText(typed, 'line').trim() || null
}

/** The fault of a note, which may be empty. */
export function noteFaults(note: string): FieldFaults<'note'> {
  return faultsOf({ note: optionalTextFault(noteOf(note) ?? '', maxNoteLength, 'line') })
}
