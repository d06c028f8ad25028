/** "In" a place, in Greek: its article and its accusative follow from the ending of its name, but for the names listed here. */
import { fold } from '../sort-key.ts'

const inFeminine = 'στη(ν)'

/** Names in the plural that end like feminine ones in the singular. */
const plurals = [
  'Ανώγεια', 'Αντικύθηρα', 'Βριλήσσια', 'Γιαννιτσά', 'Γρεβενά', 'Δωδεκάνησα', 'Ιωάννινα', 'Καλάβρυτα', 'Καλύβια', 'Κουφονήσια', 'Κύθηρα',
  'Λιόσια', 'Μέγαρα', 'Μέθανα', 'Μελίσσια', 'Μουδανιά', 'Νησιά', 'Σπάτα', 'Σφακιά', 'Τρίκαλα', 'Φάρσαλα', 'Χανιά', 'Ψαρά',
]

/** The others that end in `-ος` are feminine, as islands are. */
const masculines = [
  'Άλιμος', 'Αλμυρός', 'Ασπρόπυργος', 'Βόλος', 'Δημήτριος', 'Διόνυσος', 'Έβρος', 'Ευστράτιος', 'Εύοσμος', 'Κήρυκος', 'Κορυδαλλός',
  'Μόλυβος', 'Νικόλαος', 'Νομός', 'Πολύγυρος', 'Πόρος', 'Πύργος', 'Ταύρος', 'Τύρναβος', 'Χολαργός', 'Ωρωπός',
]

const neuters = ['Αιγάλεω', 'Άργος', 'Άστρος', 'Πανόραμα', 'Πέραμα', 'Ράφτη']

const articles: readonly (readonly [names: readonly string[], article: string])[] = [
  [plurals, 'στα'], [masculines, 'στον'], [neuters, 'στο'],
]

/** By the ending of a name, without accents. */
const articlesOfEndings: readonly (readonly [ending: RegExp, article: string])[] = [
  [/οι$/, 'στους'],
  [/εσ$/, 'στισ'],
  [/ου$/, 'στου'],
  [/[αη]σ$/, 'στον'],
  [/(?:[οι]|ον|ισ)$/, 'στο'],
]

/** A word that is followed by a genitive, which does not change. */
const headBeforeGenitive = /^(?:Νομός|Νομαρχία|νησιά) /

/** The name of a place after "in": `Κρήτη` is `στην Κρήτη`, `Λέσβος και Λήμνος` is `στη Λέσβο και στη Λήμνο`. */
export function inGreekPlace(name: string): string {
  return name.split(' και ').map(inOne).join(' και ')
}

function inOne(name: string): string {
  const words = name.split(' ')
  const hasGenitive = headBeforeGenitive.test(name)
  const article = articleOf((hasGenitive ? words[0] : words.at(-1)) ?? '')
  const placed = words.map((word, index) => (hasGenitive && index > 0 ? word : accusative(word, article))).join(' ')
  return `${article === inFeminine ? feminineArticle(name) : article.replace(/σ$/, 'ς')} ${placed}`
}

function articleOf(word: string): string {
  const folded = fold(word)
  const listed = articles.find(([names]) => names.some((name) => fold(name) === folded))
  const byEnding = articlesOfEndings.find(([ending]) => ending.test(folded))
  return listed?.[1] ?? byEnding?.[1] ?? inFeminine
}

function accusative(word: string, article: string): string {
  if (article === 'στους') return word.replace(/οι$/, 'ους').replace(/οί$/, 'ούς')
  return article === 'στον' || article === inFeminine ? word.replace(/ς$/, '') : word
}

/** The last letter is kept before vowels and sounds that stop the breath. */
function feminineArticle(name: string): string {
  return /^(?:[αεηιουωκπτξψ]|γκ)/.test(fold(name)) ? 'στην' : 'στη'
}
