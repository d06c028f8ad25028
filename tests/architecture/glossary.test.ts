/** The sources declare no name with a word that the glossary refuses. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

const glossary = sourceFiles('.md').find(({ path }) => path === 'docs/glossary.md')?.text ?? ''
const refused = [...glossary.matchAll(/^\| \*\*.*\| ([a-z ]+) \|$/gm)].map(([, words = '']) => words)

const sources = sourceFiles('').filter(({ path }) => /^(?:src|server|domain|words)\/.*\.tsx?$/.test(path))
const declared = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/\b(?:const|let|function|class|interface|type) (\w+)/g)].map(([, name = '']) => ({ path, name, words: wordsOf(name) })),
)

it('finds the words and the names', () => {
  expect(refused).toContain('guest')
  expect(declared.length).toBeGreaterThan(1_000)
})

it.each(refused)('no name has "%s"', (words) => {
  expect(declared.filter((each) => each.words.includes(` ${words} `) || each.words.includes(` ${words}s `))).toEqual([])
})

/** The words of a name in camel case, with a space before and after each. */
function wordsOf(name: string): string {
  return ` ${name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ').toLowerCase()} `
}
