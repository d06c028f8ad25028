/** Whoever starts a machine provides all that it requires: what is forgotten compiles, and fails only when it is first used. */
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

const files = new Map(sourceFiles('.ts', '.tsx').map(({ path, text }) => [path, text]))

const requirement = /\brequired(?:Action|Promise|Callback)\b.*\('(\w+)'\)/g

describe('the machines that are provided', () => {
  const provided = [...files].flatMap(([path, text]) => (/^src\/(routes|site)\//.test(path) ? providedIn(path, text) : []))

  it('are found', () => {
    expect(provided.length).toBeGreaterThan(25)
    expect(provided.find(({ machine }) => machine === 'auditLogMachine')?.required).toEqual(['fetchPage', 'openPlace'])
  })

  it.each(provided)('$machine has in $path what it requires: $required', ({ required, given }) => {
    expect(required.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(given))).toEqual([])
  })
})

function providedIn(path: string, text: string) {
  return [...text.matchAll(/\b(\w+Machine)\.provide\(/g)].map((match) => ({
    path,
    machine: match[1] ?? '',
    required: requiredBy(moduleOf(path, text, match[1] ?? '')),
    given: argument(text, match.index + match[0].length),
  }))
}

/** The path of the module from which a file imports this name. */
function moduleOf(path: string, text: string, name: string): string {
  const [, module = ''] = new RegExp(String.raw`\b${name}\b[^;]*? from '([^']+)'`).exec(text) ?? []
  return join(dirname(path), module)
}

/** The names that a machine requires itself, or by the recipe of which it is made. */
function requiredBy(path: string): string[] {
  const text = files.get(path) ?? ''
  const recipes = [...text.matchAll(/from '(\.\.\/recipes\/[^']+)'/g)].map(([, recipe = '']) => join(dirname(path), recipe))
  const sources = [text, ...recipes.map((recipe) => files.get(recipe) ?? '')]
  return sources.flatMap((source) => [...source.matchAll(requirement)].map(([, name = '']) => name)).sort()
}

/** The text from here to the bracket that closes it. */
function argument(text: string, start: number): string {
  let open = 1
  let end = start
  for (; open > 0 && end < text.length; end += 1) open += { '(': 1, ')': -1 }[text.charAt(end)] ?? 0
  return text.slice(start, end)
}
