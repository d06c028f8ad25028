/** What a word of a search looks for: the terms that it matches, and how well. */
import type { TypedWord } from './compounds.ts'
import { couldBeGreek, hasGreekEnd, isLatin } from './latin-letters.ts'
import { otherWords } from './other-words.ts'
import { isMisspelling } from './search-errors.ts'
import { queryKeys } from './search-keys.ts'
import type { ComparedKeys, SearchName } from './search-names.ts'
import { searchRanks, type SearchRank } from './search-ranks.ts'
import { nameTerm, wordFields, wordLetter, type WordField } from './search-terms.ts'
import { translationsOf } from './translations.ts'
import { englishForms, greekForms, latinGreekForms } from './word-forms.ts'

/** A term without the letter of the type, or a prefix of such terms. */
export interface QueryTerm {
  readonly rank: SearchRank
  readonly term: string
  readonly isPrefix: boolean
}

/** A word of a search, and the terms that match it. */
export interface QueryWord extends ComparedKeys {
  readonly terms: readonly QueryTerm[]
}

const candidateCap = 30

/**
 * Words in Latin letters of which it is unlikely that they begin a Greek one: short ones, those with a `c` of its own, which hardly
 * anybody writes for `κ`, and those with an English end. Greek words that begin with them are guesses: `pet` is seldom for `πέτρα`.
 */
const unlikelyBeginning = /^.{1,3}$|c(?!h)|[aeo]w$/

/**
 * Short words with the end of a noun, in either script: a longer Greek word that begins with them is mostly another. μέλι is in no
 * μελιτζάνες.
 */
const shortNoun = /^.{3}[αηιοaio]$/

/** In Latin letters, the genitive of a Greek plural is mostly an English word: μέλι has μελών, which is no `melon`. */
const englishEnd = /on$/

/**
 * A word in Latin letters is compared as it is spelled with words in Latin letters, and by its key with those in Greek ones. A word in
 * Greek letters is compared by its key with both.
 */
export function queryWord({ word, compound }: TypedWord, allNames: readonly SearchName[]): QueryWord {
  const names = otherWords.has(word) ? [] : allNames
  const isInLatin = isLatin(word)
  const typed = queryKeys(word)
  const own: ComparedKeys = { letters: typed.letters, spellings: isInLatin ? [word] : typed.letters }
  const asName = ({ letters, spellings }: ComparedKeys) => ({ letters: hasGreekEnd(word) ? letters : [], spellings })
  const named = names.filter(({ wholes, aliases }) => [wholes, aliases].some((keys) => haveOneOf(keys, asName(own), isSame)))
  const towns = named.filter(({ field }) => field === 'town')
  const keys = joined([own, ...named.map(({ wholes }) => wholes), ...(compound ? [compound] : [])])
  const greek = typed.letters.flatMap(isInLatin ? latinGreekForms : greekForms)
  const forms = joined([{ letters: greek, spellings: isInLatin ? englishForms(word) : [] }], keys)
  const translated = joined([translationsOf(joined([own, forms]))], joined([keys, forms]))
  const isUnlikely = shortNoun.test(word) || (isInLatin && unlikelyBeginning.test(word))
  const begun: ComparedKeys = isUnlikely ? { ...keys, letters: [] } : keys
  const wholeNames = names.filter((name) => [keys, forms].some((each) => haveOneOf(name, asName(each), isSame)))
  const begunNames = names.filter((name) => !wholeNames.includes(name) && haveOneOf(name, isInLatin ? begun : keys, begins))
  const soundsLike = (name: SearchName) =>
    typed.sounds.some((sound) => begins(name.sounds, sound)) || keys.letters.some((key) => begins(name.letters, key))
  const sounding = names.filter((name) => ![...wholeNames, ...begunNames].includes(name) && soundsLike(name))

  const scripts = isInLatin ? [wordLetter.greek] : [wordLetter.greek, wordLetter.latin]
  const soundScripts = isInLatin ? [wordLetter.greekSound] : [wordLetter.greekSound, wordLetter.latinSound]
  const isInEitherScript = (key: string) => keys.letters.includes(key) || !englishEnd.test(key)
  const termsOf = (field: WordField, each: ComparedKeys) => [
    ...greekOrEnglish(field, each),
    ...(isInLatin ? [] : inScripts([wordLetter.latin], field, each.letters.filter(isInEitherScript))),
  ]
  const titled = towns.length > 0 ? [] : [keys, forms]
  const couldBeInLatin = isInLatin && couldBeGreek(word) ? [wordLetter.latin] : []
  const otherSounds = typed.sounds.filter((sound) => !begun.letters.includes(sound))
  return {
    ...own,
    terms: eachOnce([
      ...towns.map(({ term }) => whole(searchRanks.titleWord, term)),
      ...titled.flatMap((each) => termsOf('title', each)).map((term) => whole(searchRanks.titleWord, term)),
      ...wholeNames.filter((name) => !towns.includes(name)).map(({ term }) => whole(searchRanks.nameWord, term)),
      ...greekOrEnglish('title', translated).map((term) => whole(searchRanks.nameWord, term)),
      ...[keys, forms].flatMap((each) => termsOf('text', each)).map((term) => whole(searchRanks.textWord, term)),
      ...greekOrEnglish('text', translated).map((term) => whole(searchRanks.textWord, term)),
      ...termsOf('title', begun).map((term) => prefix(searchRanks.beginning, term)),
      ...begunNames.map(({ field, term }) => whole(field === 'town' ? searchRanks.beginning : searchRanks.laterBeginning, term)),
      ...termsOf('text', begun).map((term) => inText(searchRanks.laterBeginning, term)),
      ...wordFields.flatMap((field) => [
        ...inScripts(scripts, field, [...otherSounds, ...(isUnlikely ? keys.letters : [])]).map((term) => inText(searchRanks.guess, term)),
        ...inScripts(soundScripts, field, typed.sounds).map((term) => (isUnlikely ? whole : inText)(searchRanks.guess, term)),
        ...inScripts(couldBeInLatin, field, keys.letters).map((term) => whole(searchRanks.guess, term)),
      ]),
      ...sounding.map(({ term }) => whole(searchRanks.guess, term)),
    ]),
  }
}

/** The word of a query that has one of the names of towns or tags, as they are stored; none for no names. */
export function namesWord(field: SearchName['field'], names: readonly string[]): readonly QueryWord[] {
  const terms = names.map((name) => whole(searchRanks.nameWord, nameTerm(field, name)))
  return names.length === 0 ? [] : [{ letters: [], spellings: [], terms }]
}

/** The terms of words of which it is known in which language they are. */
function greekOrEnglish(field: WordField, { letters, spellings }: ComparedKeys): string[] {
  return [...inScripts([wordLetter.greek], field, letters), ...inScripts([wordLetter.spelled], field, spellings)]
}

function eachOnce(terms: readonly QueryTerm[]): QueryTerm[] {
  return [...new Map(terms.map((each) => [`${each.rank}${each.isPrefix ? '*' : ''}${each.term}`, each])).values()]
}

function haveOneOf(name: ComparedKeys, { letters, spellings }: ComparedKeys, isLike: typeof isSame): boolean {
  return letters.some((key) => isLike(name.letters, key)) || spellings.some((spelling) => isLike(name.spellings, spelling))
}

function isSame(keys: readonly string[], typed: string): boolean {
  return keys.includes(typed)
}

function begins(keys: readonly string[], typed: string): boolean {
  return keys.some((key) => key.startsWith(typed))
}

/** Each key once, without those of `known`. */
function joined(all: readonly ComparedKeys[], known: ComparedKeys = { letters: [], spellings: [] }): ComparedKeys {
  const once = (keys: readonly string[], others: readonly string[]) => [...new Set(keys)].filter((key) => !others.includes(key))
  return {
    letters: once(all.flatMap(({ letters }) => letters), known.letters),
    spellings: once(all.flatMap(({ spellings }) => spellings), known.spellings),
  }
}

function inScripts(scripts: readonly Readonly<Record<WordField, string>>[], field: WordField, keys: readonly string[]): string[] {
  return scripts.flatMap((letter) => keys.map((key) => `${letter[field]}${key}`))
}

/** The word with its spelling candidates among these keys and names: those that differ by one typing error. */
export function withCandidates(word: QueryWord, keys: readonly string[], names: readonly SearchName[]): QueryWord {
  const { letters, spellings } = word
  const isCandidate = (key: string) => isMisspelling(letters, key) || isMisspelling(spellings, key)
  const candidates = [...new Set(keys)].filter(isCandidate).toSorted().slice(0, candidateCap)
  const near = (typed: readonly string[]) => candidates.filter((key) => isMisspelling(typed, key))
  const candidateNames = names.filter(({ wholes }) =>
    (spellings.every(hasGreekEnd) && isMisspeltName(letters, wholes.letters)) || isMisspeltName(spellings, wholes.spellings))
  const inField = (field: WordField) => [
    ...inScripts([wordLetter.greek], field, near(letters)), ...inScripts([wordLetter.spelled], field, near(spellings)),
  ]
  const known = new Set(word.terms.map(({ term }) => term))
  const added = [
    ...[...inField('title'), ...candidateNames.map(({ term }) => term)].map((term) => whole(searchRanks.guess, term)),
    ...inField('text').map((term) => whole(searchRanks.laterGuess, term)),
  ].filter(({ term }) => !known.has(term))
  return { ...word, terms: [...word.terms, ...added] }
}

/**
 * Many words of their own are near to the name of a place: only longer ones, with its first letter, are taken for it, and it has to be
 * near as it is in lists, not in a case of it.
 */
function isMisspeltName(typed: readonly string[], names: readonly string[]): boolean {
  return names.some((name) => isMisspelling(typed.filter((key) => key.length >= shortestMisspeltName && key[0] === name[0]), name))
}

const shortestMisspeltName = 6

function whole(rank: SearchRank, term: string): QueryTerm {
  return { rank, term, isPrefix: false }
}

/** Shorter keys are no prefixes in texts: nearly every text has a word with the same two first letters, and reading all takes long. */
const shortestPrefixInText = 3

function inText(rank: SearchRank, term: string): QueryTerm {
  return (term.length <= shortestPrefixInText ? whole : prefix)(rank, term)
}

function prefix(rank: SearchRank, term: string): QueryTerm {
  return { rank, term, isPrefix: true }
}
