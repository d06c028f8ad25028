/** Every used custom property is declared, and every paint is used: a browser ignores a misspelt name. */
import { expect, test } from 'vitest'
import { sourceFiles } from '../../support/runner/source-files.ts'

/** The sources of the site, and of the API documentation, which uses its tokens. */
const sources = sourceFiles('.css', '.ts', '.tsx').filter(({ path }) => /^(src|tools\/api-docs)\//.test(path))

const declared = new Set(sources.flatMap(({ text }) => [...text.matchAll(/['"\s{](--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)))

/** Without the properties that Radix sets, and names composed at runtime (`var(--${colour})`). */
const usedIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)[),]/g)].map(([, name]) => name)

test('every custom property that is used is declared', () => {
  const missing = sources.flatMap(({ path, text }) =>
    usedIn(text).filter((name) => !declared.has(name) && !name?.startsWith('--radix-')).map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('every paint of the drawings is used', () => {
  const drawings = sources.filter(({ path }) => path.startsWith('src/ui/drawings/') && path.endsWith('.tsx'))
  const source = drawings.map(({ text }) => text).join('\n')
  const paints = [...declared].filter((name) => name?.startsWith('--d-'))
  expect(paints.length).toBeGreaterThan(0)
  expect(paints.filter((name) => !new RegExp(`${name}\\b(?!-)`).test(source))).toEqual([])
})
