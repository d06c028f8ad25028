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

/** The part of an address in the wanted language, where a slash or a bar parts both: `Οδός Ερμού 5 / Ermou Street 5`. */
export function addressIn(wanted: Language, address: string): string {
  return address.split(besideSlash).filter((part) => languageOfText(part) === wanted).join(' / ') || address
}

/** Not the slash of `12/14` or `12/Α`. */
const besideSlash = /\s+[/|]\s+(?=.*\p{L}{2})|\/(?=\p{L}{2})/u
