/** Reads a stored draft, which may be from another version of the web app or invalid. */
import type { Draft } from '../../domain/listing/draft.ts'
import { emptyListingForm, type ListingForm } from '../../domain/listing/listing-form.ts'

/** A draft, and when it was last saved, in milliseconds since 1970. */
export interface StoredDraft {
  readonly draft: Draft
  readonly savedAt: number
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The draft in a stored text; null if it is invalid. */
export function readDraft(text: string): StoredDraft | null {
  const { draft, savedAt } = fieldsOf<StoredDraft>(parsed(text))
  const { key, type, form, attempts, isChanged, edits } = fieldsOf<Draft>(draft)
  if (typeof key !== 'string' || !uuid.test(key) || typeof type !== 'string') return null
  const typed = { form: formOf(fieldsOf<ListingForm>(form)), attempts: numberOf(attempts), isChanged: isChanged === true }
  return { draft: { key, type, ...typed, ...editsOf(fieldsOf<NonNullable<Draft['edits']>>(edits)) }, savedAt: numberOf(savedAt) }
}

function editsOf({ id, etag }: Fields<NonNullable<Draft['edits']>>): Pick<Draft, 'edits'> {
  return typeof id === 'number' && typeof etag === 'string' ? { edits: { id, etag } } : {}
}

type Fields<T> = { readonly [name in keyof T]?: unknown }

function formOf(stored: Fields<ListingForm>): ListingForm {
  const texts = Object.entries(stored).filter(([name, value]) => Object.hasOwn(emptyListingForm, name) && typeof value === 'string')
  const tags = Array.isArray(stored.tags) ? stored.tags.filter((tag) => typeof tag === 'string') : []
  return { ...emptyListingForm, ...Object.fromEntries(texts), tags }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0
}

function fieldsOf<T>(value: unknown): Fields<T> {
  return typeof value === 'object' && value !== null ? value : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
