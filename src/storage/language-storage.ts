/** Keeps the chosen language in a cookie, which the server reads to choose the page. */
import { chosenLanguage, languageCookie, type Language } from '../../domain/languages.ts'

/** The language that was chosen in this browser. */
export interface LanguageStorage {
  /** Null if none was chosen, or cookies are blocked. */
  read(): Language | null
  save(language: Language): void
}

const yearInSeconds = 31_536_000

/** The storage of this document, for the folder of its page. */
export function openLanguageStorage(document: Pick<Document, 'cookie' | 'baseURI'>): LanguageStorage {
  const { pathname, protocol } = new URL('.', document.baseURI)
  const options = `path=${pathname}; max-age=${yearInSeconds}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`
  return {
    read: () => chosenLanguage(document.cookie),
    save(language) {
      document.cookie = `${languageCookie}=${language}; ${options}`
    },
  }
}
