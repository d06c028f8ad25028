/** The language that the sender of a request wants to read. */
import { chosenLanguage, firstKnownLanguage, type Language } from '../../domain/languages.ts'

interface LanguageHeaders {
  readonly 'accept-language'?: string | undefined
  readonly cookie?: string | undefined
}

/** Of the languages in Accept-Language (RFC 9110, section 12.5.4) the one with the highest weight that the site has. */
export function acceptedLanguage({ 'accept-language': header = '' }: LanguageHeaders): Language {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => /^q=/i.test(parameter))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) }
  })
  const wanted = ranges.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  return firstKnownLanguage(wanted.map(({ tag }) => tag))
}

/** The language of the page: the one that was chosen on the site, otherwise that of the browser. */
export function pageLanguage(headers: LanguageHeaders): Language {
  return chosenLanguage(headers.cookie ?? '') ?? acceptedLanguage(headers)
}
