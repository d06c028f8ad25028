/** How well listings match a search. */

/**
 * How well a word matches, the best rank first. As a whole or in another of its forms: in the title; in the name of a tag, as a part of
 * that of a town, or in the other language in the title; in the description or the address. As the beginning of a longer word: in the
 * title or the name of a town, in the name of a tag, the description or the address. Then the same sound, and spelling candidates in the
 * title or as the name of a town; other spelling candidates. The name of a town is where: listings in the town have the best rank. A
 * listing has the worst rank of the words of the query.
 */
export const searchRanks = { titleWord: 0, nameWord: 1, textWord: 2, beginning: 3, laterBeginning: 4, guess: 5, laterGuess: 6 } as const

/** How the words of a listing are those of a search: in one of their forms, at the beginnings of longer ones, or only alike. */
export type Likeness = 'words' | 'beginnings' | 'guesses'

/** How listings of this rank have the words. */
export function likenessOf(rank: SearchRank): Likeness {
  if (isGuess(rank)) return 'guesses'
  return rank >= searchRanks.beginning ? 'beginnings' : 'words'
}

/**
 * The ranks of each likeness, the best first, and together those whose listings are equally good. A title in the other language and the
 * name of a tag say what a listing is about as the title does: of these, the soonest is first.
 */
export const ranksByLikeness: readonly (readonly (readonly SearchRank[])[])[] = [
  [[searchRanks.titleWord, searchRanks.nameWord], [searchRanks.textWord]],
  [[searchRanks.beginning], [searchRanks.laterBeginning]],
  [[searchRanks.guess], [searchRanks.laterGuess]],
]

/**
 * The place of listings in the order of what is found: by how they have the words; then what is coming before what is over, for which
 * hardly anybody looks; then by how good the rank is.
 */
export function placeInOrder(rank: SearchRank, isOver: boolean): number {
  return steps.findIndex((step) => step.isOver === isOver && step.ranks.includes(rank))
}

const steps = ranksByLikeness.flatMap((alike) => [false, true].flatMap((isOver) => alike.map((ranks) => ({ isOver, ranks }))))

/** Whether listings of this rank do not have the words as typed, but others that are spelled or sound alike. */
export function isGuess(rank: SearchRank): boolean {
  return rank >= searchRanks.guess
}

/** What was found of some types, the one with the best listing first; otherwise in their order. */
export function byBestListing<Found extends { readonly ranks: readonly SearchRank[] }>(types: readonly Found[]): Found[] {
  const best = ({ ranks }: Found) => ranks[0] ?? lastRank
  return types.toSorted((a, b) => best(a) - best(b))
}

/** A rank; lower is better. */
export type SearchRank = (typeof searchRanks)[keyof typeof searchRanks]

/** The rank up to which every listing matches that matches at all. */
export const lastRank: SearchRank = searchRanks.laterGuess
