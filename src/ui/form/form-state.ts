/** The state of a form that its fields read, as a React context. */
import { createContext, useContext, useState } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { faultText, type WordFault } from './fault-text.ts'

/** How far the sending of a form has come; while it is checked it is never drawn. */
export type FormStatus = 'editing' | 'checking' | 'sending' | 'succeeded' | 'failed'

export interface FormState {
  /** The name of the form. */
  readonly name: string
  readonly faults: FieldFaults<string>
  readonly wordFault: WordFault
  /** The number of attempts to submit. */
  readonly tries: number
  /** Whether the form is being sent. */
  readonly isBusy: boolean
}

export const FormContext = createContext<FormState>({ name: 'form', faults: {}, wordFault: faultText, tries: 0, isBusy: false })

/** A field's id and its error, which is hidden once the field is edited, until the next attempt finds it again. */
export function useField(name: string) {
  const { name: form, faults, wordFault, tries, isBusy } = useContext(FormContext)
  const [editedAfter, setEditedAfter] = useState<number | null>(null)
  const fault = editedAfter === tries ? undefined : faults[name]
  return { id: `${form}-${name}`, error: fault && wordFault(name, fault), isBusy, onInput: () => setEditedAfter(tries) }
}
