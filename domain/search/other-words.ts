/** Words that are like the name of a place by their sound or their Greek key, but are words of their own. */
const words = 'euro euros cow cows you yous nacho nachos mires patron patrons pillion porous'

/** They name no place. */
export const otherWords: ReadonlySet<string> = new Set(words.split(' '))
