/** The languages of the site. */

/** The first is that of the specification, and the default of a site that sets no other. */
export const languages = ['en', 'el'] as const

/** A language tag of BCP 47. */
export type Language = (typeof languages)[number]

/** What each language is called in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', el: 'Ελληνικά' }

/** The cookie with the language that a person has chosen, behind a prefix. The server reads it to choose the page. */
export const languageCookie = 'language'

/** Narrows an external value to a language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** The languages of the site among these language tags, such as `el` for `el-GR`, each once. */
export function knownLanguages(wanted: readonly string[]): Language[] {
  const primary = wanted.map((tag) => tag.trim().toLowerCase().split('-')[0])
  return [...new Set(primary.filter(isLanguage))]
}

/** The first of these language tags that the site has; otherwise the first language. */
export function firstKnownLanguage(wanted: readonly string[]): Language {
  return knownLanguages(wanted)[0] ?? languages[0]
}

/** The language in the cookies of a page or a request, `name=value; name=value`; null if none is chosen. */
export function chosenLanguage(cookies: string): Language | null {
  const chosen = cookieValue(cookies, languageCookie)
  return isLanguage(chosen) ? chosen : null
}

/**
 * The value of the cookie with this name, first of one behind `__Host-` or `__Secure-` (RFC 6265bis): browsers keep such a cookie only if
 * the page came over https, so that nobody on the network plants one; `__Host-` also keeps other hosts of the domain from it. Undefined if
 * there is none.
 */
export function cookieValue(cookies: string, name: string): string | undefined {
  const valueAfter = (before: string) => new RegExp(`(?:^|; )${before}${name}=(\\w*)`).exec(cookies)?.[1]
  return valueAfter('__\\w+-') ?? valueAfter('')
}

/** The file of the web app's page in a language, in the folder of the web app. */
export function pageFile(language: Language): string {
  return language === languages[0] ? 'index.html' : `index.${language}.html`
}
