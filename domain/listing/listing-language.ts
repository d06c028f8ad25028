/** The language of a listing, and its texts in the language of their reader. */
import { isLanguage, languages, type Language } from '../languages.ts'

const greekLetters = /[\u0370-\u03FF\u1F00-\u1FFF]+/g
const latinLetters = /[A-Za-z]+/g

/** Greek if most of its letters are, otherwise English. */
export function languageOfText(text: string): Language {
  return countOf(text, greekLetters) > countOf(text, latinLetters) ? 'el' : 'en'
}

function countOf(text: string, letters: RegExp): number {
  return (text.match(letters) ?? []).reduce((count, run) => count + run.length, 0)
}

/** What is read of a listing; without `language`, as other servers send it, the letters tell. */
export interface WordedListing {
  readonly title: string
  readonly description?: string | undefined
  readonly language?: Language | null | undefined
  readonly translatedTitle?: string | null | undefined
  readonly translatedDescription?: string | null | undefined
}

/** The language that the author has given, otherwise that of most letters. */
export function languageOfListing({ title, description = '', language }: WordedListing): Language {
  return isLanguage(language) ? language : languageOfText(`${title} ${description}`)
}

/** A text and its language. */
export interface Worded {
  readonly text: string
  readonly language: Language
}

/** The title in the wanted language, if it exists in it. */
export function titleIn(wanted: Language, listing: WordedListing): Worded {
  return inWanted(wanted, listing, listing.title, listing.translatedTitle)
}

/** The description in the wanted language, if it exists in it. */
export function descriptionIn(wanted: Language, listing: WordedListing): Worded {
  return inWanted(wanted, listing, listing.description ?? '', listing.translatedDescription)
}

function inWanted(wanted: Language, listing: WordedListing, text: string, translation: string | null | undefined): Worded {
  const language = languageOfListing(listing)
  return language !== wanted && translation ? { text: translation, language: wanted } : { text, language }
}

/** The language in which a listing can be read as well; null if it has one text. */
export function otherLanguage(shown: Language, { translatedTitle, translatedDescription }: WordedListing): Language | null {
  const hasOther = Boolean(translatedTitle) || Boolean(translatedDescription)
  return hasOther ? (languages.find((language) => language !== shown) ?? null) : null
}

/** The first of the languages of a reader in which the listing can be read, otherwise its own. */
export function languageForReader(readerLanguages: readonly Language[], listing: WordedListing): Language {
  const own = languageOfListing(listing)
  return readerLanguages.find((language) => language === own || language === otherLanguage(own, listing)) ?? own
}

/**
 * The part of an address in the wanted language, where it has parts in both, beside a slash or a bar: `Οδός Ερμού 5 / Ermou Street 5`.
 * Lines and what is in brackets are such parts only if both have the same numbers; otherwise they are a name and its street.
 */
export function addressIn(wanted: Language, address: string): string {
  const parts = partsApart(address, besideSlash) ?? partsApart(address, besideLines)
  const own = parts?.filter((part) => !hasLetters(part) || languageOfText(part) === wanted)
  return own ? own.join(', ') : address
}

/** Not the slash of `12/14` or `12/Α`. */
const besideSlash = /\s+[/|]\s+|(?<=\p{L}{2})\/(?=\p{L}{2})|(?<=\d)\/(?=\p{L}{2})/u
const besideLines = /\s*\n\s*|\s*[()]\s*/u

/** Null unless there are parts of both languages, and between lines the same numbers in both. */
function partsApart(address: string, separator: RegExp): string[] | null {
  const parts = address.split(separator).map((part) => part.trim()).filter(Boolean)
  const textsOf = (language: Language) => parts.filter((part) => hasLetters(part) && languageOfText(part) === language)
  const [one = [], other = []] = languages.map(textsOf)
  if (one.length === 0 || other.length === 0) return null
  const isSame = numbersIn(one) !== null && numbersIn(one) === numbersIn(other)
  return separator === besideSlash || isSame ? parts : null
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text)
}

function numbersIn(texts: readonly string[]): string | null {
  return texts.join(' ').match(/\d+/g)?.toSorted().join(' ') ?? null
}
