/** Words that people write as one or as two. Either way of writing finds the other. */
const compounds: readonly (readonly [first: string, second: string])[] = [
  ['bird', 'watching'], ['car', 'free'], ['clean', 'up'], ['eco', 'friendly'], ['ice', 'cream'],
  ['plant', 'based'], ['second', 'hand'], ['up', 'cycled'],
  ['up', 'cycling'], ['zero', 'waste'],
]

const apart = new Map(compounds.map((pair) => [pair.join(''), pair]))

/** A word of a search. */
export interface TypedWord {
  readonly word: string
  /** The compound of which it is a part, as one word. */
  readonly compound?: string
}

/** The words with each compound in two parts, however it was typed. */
export function withCompoundsApart(words: readonly string[]): TypedWord[] {
  return words.flatMap((word, index) => {
    const parts = apart.get(word)
    if (parts) return parts.map((part) => ({ word: part, compound: word }))
    const compound = [[words[index - 1], word], [word, words[index + 1]]].map((pair) => pair.join('')).find((pair) => apart.has(pair))
    return compound === undefined ? { word } : { word, compound }
  })
}
