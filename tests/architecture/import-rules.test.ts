/** Each import rule refuses a planted import and accepts an allowed one. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.js'
import { neighbours, plantedImports } from './planted-imports.ts'

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

const root = join(import.meta.dirname, '../..')
const packages = ['fastify', 'kysely', 'luxon', 'openapi-fetch', 'react', 'xstate']
const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))

let refused: readonly Violation[]
let allowed: readonly Violation[]

beforeAll(() => {
  refused = violationsOf('refused', plantedImports.map((each) => [each.file, each.refused]))
  allowed = violationsOf('allowed', plantedImports.flatMap((each) => (each.allowed ? [[each.file, each.allowed]] : [])))
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('the import rules', () => {
  it.each(plantedImports)('$rule refuses, in $file: $refused', ({ file, rule }) => {
    expect(refused.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toEqual([rule])
  })

  it('accept the allowed imports', () => {
    expect(allowed).toEqual([])
  })

  it('are all tested', () => {
    const rules = configuration.forbidden?.map(({ name }) => name)
    expect(new Set(plantedImports.map(({ rule }) => rule))).toEqual(new Set(rules))
  })
})

/** Creates a small project with these imports and returns its violations. */
function violationsOf(name: string, imports: readonly (readonly string[])[]): readonly Violation[] {
  const project = join(folder, name)
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), content)
  }
  for (const file of neighbours) write(file, 'export const value = 1\n')
  for (const [file = '', statement = ''] of imports) write(file, `${statement}\nexport const planted = value\n`)
  write('domain/other-half.ts', "export { planted as value } from './circle.ts'\n")
  write('package.json', JSON.stringify({ dependencies: named(packages), devDependencies: named(['vitest']) }))
  for (const each of [...packages, 'vitest']) {
    write(`node_modules/${each}/package.json`, JSON.stringify({ name: each, version: '1.0.0', main: 'index.js', type: 'module' }))
    write(`node_modules/${each}/index.js`, 'export const value = 1\n')
  }
  return cruise(project)
}

function named(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, '1.0.0']))
}

function cruise(project: string): readonly Violation[] {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const folders = ['contract', 'domain', 'messages', 'words', 'packages', 'src', 'server', 'tests']
  const options = ['--config', join(root, '.dependency-cruiser.js'), '--output-type', 'json']
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...options, ...folders], { cwd: project, encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  return (JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } }).summary.violations
}
