/** Keeps in this tab what was typed into forms, while the page is opened again. */
import { attempt } from './attempt.ts'

/** The values of the controls of each form, by the name of the form. */
export type TypedText = Readonly<Record<string, readonly string[]>>

const key = 'typed-text'

/** Where the storage is full or blocked, the text is lost. */
export function saveTypedText(window: Pick<Window, 'sessionStorage'>, text: TypedText): void {
  attempt(() => window.sessionStorage.setItem(key, JSON.stringify(text)))
}

/** The stored text, which is removed; null for none. */
export function takeTypedText(window: Pick<Window, 'sessionStorage'>): TypedText | null {
  return attempt(() => {
    const stored = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return stored === null ? null : (JSON.parse(stored) as TypedText)
  })
}
