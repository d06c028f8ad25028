/** What the layers offer to each other is described: each of its exports has a docstring. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const described = /^(domain|src\/api|server\/store|server\/operations)\//

const files = sourceFiles('.ts').filter(({ path }) => described.test(path))

it.each(files)('$path describes its exports', ({ text }) => {
  const lines = text.split('\n')
  const bare = lines.filter((line, place) => line.startsWith('export ') && !/\*\/$/.test(lines[place - 1] ?? ''))
  expect(bare).toEqual([])
})

it('looks at all four folders', () => {
  expect(new Set(files.map(({ path }) => described.exec(path)?.[1])).size).toBe(4)
})
