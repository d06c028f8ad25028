/** The language that the sender of a request wants to read. */
import { chosenLanguage, knownLanguages, type Language } from '../../../domain/languages.ts'

interface LanguageHeaders {
  readonly 'accept-language'?: string | undefined
  readonly cookie?: string | undefined
}

/** The languages in Accept-Language (RFC 9110, section 12.5.4) that the site has, those with the highest weight first. */
export function acceptedLanguages({ 'accept-language': header = '' }: LanguageHeaders): Language[] {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return knownLanguages(wanted.map(({ tag }) => tag))
}

/** The first of them, otherwise the default of the site. */
export function acceptedLanguage(headers: LanguageHeaders, defaultLanguage: Language): Language {
  return acceptedLanguages(headers)[0] ?? defaultLanguage
}

/** The language of the page: the one that was chosen on the site, otherwise that of the browser. */
export function pageLanguage(headers: LanguageHeaders, defaultLanguage: Language): Language {
  return chosenLanguage(headers.cookie ?? '') ?? acceptedLanguage(headers, defaultLanguage)
}
