/** The address of the screen that adds a listing. */
import { present, valuesOf } from '../../../domain/query-values.ts'
import type { Search } from '../../paths.ts'

/** The type of listing to add; null if the address has none. */
export function readSubmissionType(search: Search): string | null {
  return valuesOf(search, 'type')[0] ?? null
}

/** The query of the screen that adds a listing of this type. */
export function submissionSearch(type: string): Search {
  return present({ type })
}
