/** A form that reads its fields by name, sends one request at a time and focuses the first invalid field. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'
import { faultText, type WordFault } from './fault-text.ts'
import { FormContext } from './form-state.ts'
import styles from './form.module.css'

interface FormProps<Field extends string, List extends string> {
  /** The name of the form, by which password managers and screen readers tell forms apart. */
  readonly name: string
  readonly fields: readonly Field[]
  /** The fields with several values. */
  readonly lists?: readonly List[]
  readonly faults: FieldFaults<Field>
  readonly wordFault?: WordFault
  /** Whether the form is being sent. */
  readonly isBusy: boolean
  /** Whether it was sent and its fields are to be emptied. */
  readonly isCleared?: boolean
  /** The field to focus where the server refused the form without naming one. */
  readonly suspect?: Field | null
  readonly className?: string | undefined
  readonly onSubmit: (values: FormValues<Field, NoInfer<List>>) => void
  /** Called with all values whenever one is edited. */
  readonly onEdit?: ((values: FormValues<Field, NoInfer<List>>) => void) | undefined
  readonly children: ReactNode
}

type FormValues<Field extends string, List extends string> = Record<Field, string> & Record<List, readonly string[]>

export function Form<Field extends string, List extends string = never>(props: FormProps<Field, List>) {
  const { name, fields, lists = [], faults, wordFault = faultText, isBusy, isCleared = false, suspect = null } = props
  const { className = styles.form, onSubmit, onEdit, children } = props
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
    onSubmit(valuesOf(event.currentTarget, fields, lists))
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    onEdit?.(valuesOf(event.currentTarget, fields, lists))
  }

  return (
    <FormContext value={{ name, faults, wordFault, tries, isBusy }}>
      <form ref={form} id={name} name={name} className={className} noValidate onSubmit={submit} onInput={edit}>
        {children}
        <span role="status" className="visually-hidden">
          {isBusy && m.form_working()}
          {!isBusy && faultCount > 1 && m.form_faults({ count: faultCount })}
        </span>
      </form>
    </FormContext>
  )
}

function valuesOf<Field extends string, List extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  lists: readonly List[],
): FormValues<Field, List> {
  const data = new FormData(form)
  return Object.fromEntries([
    ...fields.map((field) => [field, String(data.get(field) ?? '')]),
    ...lists.map((list) => [list, data.getAll(list).map(String)]),
  ]) as FormValues<Field, List>
}

/** Runs once per attempt: at once where a rule refused it, after the answer where the server did. */
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
