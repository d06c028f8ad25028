/** A form that reads its fields by name, sends once at a time and leads to the first field that is wrong. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'
import { FormContext } from './form-state.ts'
import styles from './form.module.css'

interface FormProps<Field extends string> {
  /** What it is called; a password manager and a screen reader tell forms apart by it. */
  readonly name: string
  readonly fields: readonly Field[]
  readonly faults: FieldFaults<Field>
  /** Whether it is on its way. */
  readonly isBusy: boolean
  /** Whether it went through and its fields shall be empty again. */
  readonly isCleared?: boolean
  /** The field to try again where the server refused the form without naming one. */
  readonly suspect?: Field | null
  readonly className?: string | undefined
  readonly onSubmit: (values: Record<Field, string>) => void
  readonly children: ReactNode
}

export function Form<Field extends string>(props: FormProps<Field>) {
  const { name, fields, faults, isBusy, isCleared = false, suspect = null, className = styles.form, onSubmit, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const faultCount = Object.keys(faults).length
  useFocusOnFault(form, suspect, tries)

  useEffect(() => {
    if (isCleared) form.current?.reset()
  }, [isCleared])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setTries(tries + 1)
    onSubmit(valuesOf(event.currentTarget, fields))
  }

  return (
    <FormContext value={{ name, faults, tries, isBusy }}>
      <form ref={form} id={name} name={name} className={className} noValidate onSubmit={submit}>
        {children}
        <span role="status" className="visually-hidden">
          {isBusy && m.form_working()}
          {!isBusy && faultCount > 1 && m.form_faults({ count: faultCount })}
        </span>
      </form>
    </FormContext>
  )
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')])) as Record<Field, string>
}

/** Once for each try: at once where a rule refused it, after the answer where the server did. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, suspect: string | null, tries: number) {
  const seenTries = useRef(tries)
  useEffect(() => {
    if (seenTries.current === tries) return
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const field = fault ?? (suspect && form.current?.querySelector<HTMLInputElement>(`[name="${suspect}"]`))
    if (!field) return
    seenTries.current = tries
    field.focus()
    if (field instanceof HTMLInputElement && field !== fault) field.select()
  })
}
