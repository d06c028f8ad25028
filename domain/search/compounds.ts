/** Words that people write as one or as two. Either way of writing finds the other, and so does the one Greek word for some of them. */
import { letterKey } from './search-keys.ts'
import type { ComparedKeys } from './search-names.ts'
import { englishForms, greekForms } from './word-forms.ts'

const compounds: readonly (readonly [first: string, second: string, greek?: string])[] = [
  ['bird', 'watching'], ['car', 'free'], ['clean', 'up'], ['eco', 'friendly'], ['ice', 'cream', 'παγωτό'],
  ['plant', 'based'], ['second', 'hand', 'μεταχειρισμένος'], ['up', 'cycled'],
  ['up', 'cycling'], ['zero', 'waste'],
]

/** A word of a search. */
export interface TypedWord {
  readonly word: string
  /** The keys of the compound of which it is a part, as one word in all forms. */
  readonly compound?: ComparedKeys
}

interface Compound {
  readonly parts: readonly string[]
  readonly keys: ComparedKeys
}

const apart = new Map<string, Compound>()
const greekApart = new Map<string, Compound>()
for (const [first, second, greek] of compounds) {
  const joined = `${first}${second}`
  const letters = greek === undefined ? [] : [letterKey(greek), ...greekForms(letterKey(greek))]
  const compound = { parts: [first, second], keys: { letters, spellings: [joined, ...englishForms(joined)] } }
  apart.set(joined, compound)
  for (const key of letters) greekApart.set(key, compound)
}

/** The words with each compound in two parts, however it was typed. */
export function withCompoundsApart(words: readonly string[]): TypedWord[] {
  return words.flatMap((word, index) => {
    const typed = apart.get(word) ?? greekApart.get(letterKey(word))
    if (typed) return typed.parts.map((part) => ({ word: part, compound: typed.keys }))
    const pairs = [[words[index - 1], word], [word, words[index + 1]]].map((pair) => pair.join(''))
    const compound = pairs.flatMap((pair) => apart.get(pair) ?? [])[0]
    return compound === undefined ? { word } : { word, compound: compound.keys }
  })
}
