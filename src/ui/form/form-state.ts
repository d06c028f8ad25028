/** What the parts of a form know of it. */
import { createContext, useContext, useState } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { faultText } from './fault-text.ts'

/** How far the sending of a form has come; while it is checked it is never drawn. */
export type FormStatus = 'editing' | 'checking' | 'sending' | 'succeeded' | 'failed'

export interface FormState {
  /** What it is called. */
  readonly name: string
  readonly faults: FieldFaults<string>
  /** How often somebody tried to send it. */
  readonly tries: number
  /** Whether it is on its way. */
  readonly isBusy: boolean
}

export const FormContext = createContext<FormState>({ name: 'form', faults: {}, tries: 0, isBusy: false })

/** A field's id and the error beside it, which goes when the field is edited and comes back with the next try that finds it. */
export function useField(name: string) {
  const { name: form, faults, tries, isBusy } = useContext(FormContext)
  const [editedAfter, setEditedAfter] = useState<number | null>(null)
  const fault = editedAfter === tries ? undefined : faults[name]
  return { id: `${form}-${name}`, error: fault && faultText(name, fault), isBusy, onInput: () => setEditedAfter(tries) }
}
