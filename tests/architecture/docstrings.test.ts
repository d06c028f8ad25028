/** Each export of the layers below has a docstring, and comments can be understood alone. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

const checked = /^(domain|words|src\/api|src\/storage|server\/store|server\/operations)\//

const files = sourceFiles('.ts').filter(({ path }) => checked.test(path))

it.each(files)('$path describes its exports', ({ text }) => {
  const lines = text.split('\n')
  const undocumented = lines.filter((line, place) => line.startsWith('export ') && !/\*\/$/.test(lines[place - 1] ?? ''))
  expect(undocumented).toEqual([])
})

it('checks all six folders', () => {
  expect(new Set(files.map(({ path }) => checked.exec(path)?.[1])).size).toBe(6)
})

const commented = sourceFiles('.ts', '.tsx', '.js', '.css')

it('no comment begins with what it refers to without naming it', () => {
  const fragments = commented.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:^|\s)(?:\/\*\*?|\/\/) (?:That of|Those|Of) .*/g)].map(([comment]) => `${path}: ${comment.trim()}`),
  )
  expect(fragments).toEqual([])
})
