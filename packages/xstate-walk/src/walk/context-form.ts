/** The contexts of moments in a form that can be compared, as they were when the moments were reached. */
import type { Instant } from '../simulation/simulation.ts'
import { fieldsText, Form, jsonOf } from './form.ts'
import { formKey, isStill, plain } from './plain.ts'

const forms = new WeakMap<Instant, unknown>()

export function contextForm(instant: Instant): unknown {
  const form = forms.get(instant) ?? plain(instant.snapshot.context)
  forms.set(instant, form)
  return form
}

/** Whether the context of a moment is as it was when the moment was reached. */
export function hasItsContext(instant: Instant): boolean {
  return isStill(instant.snapshot.context, contextForm(instant))
}

/**
 * Makes the form of the context after a step. What it holds as it was before the step has the form that it had, so the step must not
 * have changed that in place.
 */
export function contextFormAfter(before: Instant, after: Instant): unknown {
  const [held, holds] = [before.snapshot.context as object, after.snapshot.context as object]
  const form = contextForm(before)
  const isFieldwise = isFields(form) && isWithoutClass(holds)
  const next = held === holds ? form : isFieldwise ? changedForm(form, held as Fields, holds as Fields) : plain(holds)
  forms.set(after, next)
  return next
}

type Fields = Readonly<Record<string, unknown>>

function changedForm(form: Fields, held: Fields, holds: Fields): Fields {
  const changed: Record<string, unknown> = {}
  for (const key of Object.keys(holds).sort()) {
    const isKept = Object.hasOwn(held, key) && Object.is(held[key], holds[key])
    changed[formKey(key)] = isKept ? form[formKey(key)] : plain(holds[key])
  }
  return changed
}

/** The form of a context with changes; `form` is that of the context before. */
export function withChanges(form: unknown, context: object, changes: object | undefined): unknown {
  const changed = plain({ ...changes })
  return isFields(form) && isFields(changed) ? { ...form, ...changed } : plain({ ...context, ...changes })
}

const texts = new WeakMap<object, string>()

/** The text of the form of a context, or of some of its fields. */
export function contextText(form: unknown, hasField: ((field: string) => boolean) | null): string {
  if (!isFields(form)) return jsonOf(form)
  if (hasField === null) return fieldsText(form, fieldText)
  const fields = Object.entries(form).filter(([key]) => hasField(key.charCodeAt(0) === 0 ? key.slice(1) : key))
  return fieldsText(Object.fromEntries(fields), fieldText)
}

/** Most fields of a context are the same in many moments. */
function fieldText(field: unknown): string {
  if (typeof field !== 'object' || field === null) return jsonOf(field)
  const text = texts.get(field) ?? jsonOf(field)
  texts.set(field, text)
  return text
}

function isFields(form: unknown): form is Fields {
  return typeof form === 'object' && form !== null && !Array.isArray(form) && !(form instanceof Form)
}

function isWithoutClass(value: object | null): boolean {
  const prototype: unknown = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined
  return (prototype === Object.prototype || prototype === null) && Object.getOwnPropertySymbols(value).length === 0
}
