/** The languages of the site. */

/** The first is that of the specification, and the default of a site that sets no other. */
export const languages = ['en', 'el'] as const

/** A language tag of BCP 47. */
export type Language = (typeof languages)[number]

/** What each language is called in itself. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', el: 'Ελληνικά' }

/** The cookie with the language that a person has chosen. The server reads it to choose the page. */
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
  const values = cookies.split('; ').map((cookie) => cookie.split('='))
  const chosen = values.find(([name]) => name === languageCookie)?.[1]
  return isLanguage(chosen) ? chosen : null
}

/** The file of the web app's page in a language, in the folder of the web app. */
export function pageFile(language: Language): string {
  return language === languages[0] ? 'index.html' : `index.${language}.html`
}
