/** Finds cities and regions by their names in any script, spelling and case. */
import type { City } from './cities.ts'
import { fold } from './sort-key.ts'

/**
 * The cities with a name that contains the text: `αθηνα`, `ΑΘΗΝΑ`, `athina` and `athens` all find Athens. Those with a word that
 * begins with it come first; all cities, in their order, for an empty text.
 */
export function findCities<Named extends Pick<City, 'name'>>(cities: readonly Named[], wanted: string): readonly Named[] {
  const [part, sound] = [fold(wanted), soundOf(wanted)]
  const contains = (city: Named, start: '' | ' ') => {
    const { folded, sounds } = namesOf(city)
    return folded.includes(start + part) || sounds.includes(start + sound)
  }
  const found = cities.filter((city) => contains(city, ''))
  return [...found.filter((city) => contains(city, ' ')), ...found.filter((city) => !contains(city, ' '))]
}

interface Names {
  readonly folded: string
  readonly sounds: string
}

/** Folding all cities takes longer than searching them, and a search follows each letter that is typed. */
const knownNames = new WeakMap<object, Names>()

function namesOf(city: Pick<City, 'name'>): Names {
  const names = Object.values(city.name)
  const made = knownNames.get(city) ?? {
    folded: names.map((name) => ` ${fold(name)}`).join(''),
    sounds: names.map((name) => ` ${soundOf(name)}`).join(''),
  }
  knownNames.set(city, made)
  return made
}

/** What is written for a Greek sound in Latin letters, digraphs first; each row is replaced by its last entry. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ου|ou/g, 'u'],
  [/αι|ai/g, 'e'],
  [/ει|οι|υι|ei|oi/g, 'i'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/μπ|mp/g, 'b'],
  [/ντ|nt/g, 'd'],
  [/γκ|γγ|gk|gg|ng/g, 'g'],
  [/[ηιυy]/g, 'i'],
  [/[ξχ]|ks|ch|kh|x/g, 'h'],
  [/ψ/g, 'ps'],
  [/θ|8/g, 'th'],
  [/φ|ph/g, 'f'],
  [/[ωw]/g, 'o'],
  [/[βb]/g, 'v'],
  [/[κcq]/g, 'k'],
]

/** Letters that are one to one. */
const letters = new Map([...'αεζλμνοπρστγδ'].map((letter, place) => [letter, 'aezlmnoprstgd'[place] ?? '']))

/** The sound of a text in Latin letters, the same for the Greek spelling and its usual ones in Latin letters. */
function soundOf(text: string): string {
  const spelled = spellings.reduce((written, [spelling, sound]) => written.replace(spelling, sound), fold(text))
  return spelled.replace(/./gu, (letter) => letters.get(letter) ?? letter).replace(/(\p{L})\1+/gu, '$1')
}
