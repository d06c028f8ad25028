/** Keeps the language of the pages in cookies, which the server reads to choose the page. */
import { chosenLanguage, cookieValue, languageCookie, type Language } from '../../domain/languages.ts'

/** Where a stored language was chosen: with the switch in this browser, or for an account that has signed in here. */
export type LanguageOrigin = 'device' | 'account'

/** A language that is stored. */
export interface StoredLanguage {
  readonly language: Language
  readonly origin: LanguageOrigin
}

/** The language of the pages in this browser, unless it follows from the settings of the browser. */
export interface LanguageStorage {
  /** Null if none is stored, or cookies are blocked. */
  read(): StoredLanguage | null
  save(stored: StoredLanguage): void
}

const yearInSeconds = 31_536_000
const originCookie = 'language-origin'

/** The storage of this document, for the folder of its page. What is stored is kept for a year from here. */
export function openLanguageStorage(document: Pick<Document, 'cookie' | 'baseURI'>): LanguageStorage {
  const { pathname, protocol } = new URL('.', document.baseURI)
  const [prefix, secure] = protocol === 'https:' ? [pathname === '/' ? '__Host-' : '__Secure-', '; secure'] : ['', '']
  const options = `path=${pathname}; max-age=${yearInSeconds}; samesite=lax${secure}`

  function read(): StoredLanguage | null {
    const language = storedLanguage(document)
    const isOfAccount = cookieValue(document.cookie, originCookie) === 'account'
    return language && { language, origin: isOfAccount ? 'account' : 'device' }
  }
  function save({ language, origin }: StoredLanguage): void {
    document.cookie = `${prefix}${languageCookie}=${language}; ${options}`
    document.cookie = `${prefix}${originCookie}=${origin}; ${options}`
  }

  const stored = read()
  if (stored) save(stored)
  return { read, save }
}

/** The stored language; null if there is none, or cookies are blocked. */
export function storedLanguage({ cookie }: Pick<Document, 'cookie'>): Language | null {
  return chosenLanguage(cookie)
}
