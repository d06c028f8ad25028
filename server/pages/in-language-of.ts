/** The addresses of documents in each language. */
import type { Language } from '../../domain/languages.ts'

/** The path of a document in a language. */
export function inLanguageOf(path: string, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
