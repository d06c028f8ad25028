/** The paths of the screens are defined only in `domain/paths.ts`. */
import { expect, it } from 'vitest'
import { paths } from '../../domain/paths.ts'
import { sourceFiles } from '../support/runner/source-files.ts'

const shipped = /^(domain|messages|words|public|server|src)\/|^index\.html$/

const files = sourceFiles('.ts', '.tsx', '.html', '.json').filter(({ path }) => shipped.test(path) && path !== 'domain/paths.ts')

it('builds all addresses from domain/paths.ts, with no path written elsewhere', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(({ path, text }) => handWritten(text).map((found) => `${path}: ${found}`))).toEqual([])
})

/** Addresses with a hash, and string literals that are the path of a screen. */
function handWritten(text: string): string[] {
  const names = Object.values(paths).filter((path) => path !== paths.home).join('|')
  const written = new RegExp(`#/[\\w-]*|/#\\$\\{|(?<=['"\`])(?:${names})(?=['"\`?])`, 'g')
  return [...withoutComments(text).matchAll(written)].map(([found]) => found)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, '')
}
