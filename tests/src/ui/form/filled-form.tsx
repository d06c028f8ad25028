/** Fills in and reads forms by the labels of their fields. */
import { act } from 'react'
import { all, one, type } from '../rendered.tsx'

export type Control = HTMLInputElement | HTMLTextAreaElement

/** The field with this label. */
export function field(label: string): Control {
  return document.getElementById(one('label', label).getAttribute('for') ?? '') as Control
}

/** The accessible description of a field: its hint and its error. */
export function description(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await type(field(label), value)
}

/** Submits the form as its button and Enter do. */
export async function submit(): Promise<void> {
  await act(async () => (one('form') as HTMLFormElement).requestSubmit())
}

/** The attributes of each field that browsers and password managers read, by name. */
export function fieldHints(): Record<string, (string | null)[]> {
  const controls = all('input, textarea') as Control[]
  return Object.fromEntries(
    controls.map((control) => [
      control.name,
      [control.getAttribute('type'), control.getAttribute('autocomplete'), control.getAttribute('autocapitalize')],
    ]),
  )
}
