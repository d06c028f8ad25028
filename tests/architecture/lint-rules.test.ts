/** Each lint rule that protects the architecture refuses a planted line. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../support/runner/source-files.ts'

/** Planted into folders that have rules of their own. */
const planted = [
  { folder: 'src/machines/filter', line: "void fetch('/api')", rule: 'eslint(no-restricted-globals)' },
  { folder: 'src/machines/filter', line: "localStorage.setItem('draft', '')", rule: 'eslint(no-restricted-globals)' },
  { folder: 'src/machines/filter', line: 'export const now = Date.now()', rule: 'eslint(no-restricted-properties)' },
  { folder: 'src/machines/filter', line: 'export const today = new Date()', rule: 'eslint-js(no-restricted-syntax)' },
  { folder: 'src/machines/filter', line: 'export const actions = { openPlace: () => {} }', rule: 'eslint(no-empty-function)' },
  { folder: 'src/routes/frame', line: "sessionStorage.setItem('typed-text', '')", rule: 'eslint(no-restricted-globals)' },
  { folder: 'src/ui', line: "window.localStorage.removeItem('token')", rule: 'eslint(no-restricted-properties)' },
  { folder: 'src/first-view', line: 'export const { cookie } = document', rule: 'eslint(no-restricted-properties)' },
  { folder: 'domain', line: 'export const chance = Math.random()', rule: 'eslint(no-restricted-properties)' },
  { folder: 'domain', line: 'export default 1', rule: 'import(no-default-export)' },
  { folder: 'domain', line: "export { isTag } from './tags.ts'", rule: 'eslint-js(no-restricted-syntax)' },
  { folder: 'server/store', line: "export * from './users.ts'", rule: 'eslint-js(no-restricted-syntax)' },
  { folder: 'src', line: 'const one = 1\nexport { one }', rule: 'eslint-js(no-restricted-syntax)' },
  { folder: 'server/store', line: 'export const now = Date.now()', rule: 'eslint(no-restricted-properties)' },
  { folder: 'server/operations', line: 'export const today = new Date()', rule: 'eslint-js(no-restricted-syntax)' },
  { folder: 'server/operations', line: `export function long() {${'\nlong()'.repeat(15)}\n}`, rule: 'eslint(max-lines-per-function)' },
  { folder: 'src', line: "console.log('here')", rule: 'eslint(no-console)' },
  { folder: 'src', line: 'void import(String(undeclared))', file: 'plain.js', rule: 'eslint(no-undef)' },
  { folder: 'src', line: `export const ${'any'}thing = {} as ${'any'}`, rule: 'typescript(no-explicit-any)' },
  { folder: 'src', line: `// @ts-${'ignore'}`, rule: 'typescript(ban-ts-comment)' },
  { folder: 'src', line: '// To' + 'do: later', rule: 'eslint(no-warning-comments)' },
  { folder: 'src', line: 'Promise.resolve()', rule: 'typescript(no-floating-promises)' },
  { folder: 'src', line: 'export const text = "text"', rule: 'eslint-js(quotes)' },
  { folder: 'src', line: 'export const text = 1;', rule: 'eslint-js(semi)' },
  { folder: 'src', line: `export const wide = [${'1, '.repeat(50)}]`, rule: 'eslint-js(max-len)' },
  { folder: 'src', line: `/* oxlint-${'disable'} no-console */`, rule: 'Unused oxlint-disable directive (no problems were reported).' },
].map(({ file, ...each }, index) => ({ ...each, file: join(each.folder, file ?? `planted-${index}.ts`) }))

interface Finding {
  readonly filename: string
  readonly code?: string
  readonly message: string
}

let folder: string
let findings: readonly Finding[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'planted-'))
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const { file, line } of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${line}\n`)
  }
  findings = await lint()
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each(planted)('$rule refuses in $folder: $line', ({ file, rule }) => {
  const rules = findings.filter(({ filename }) => filename === file).map(({ code, message }) => code ?? message)
  expect(rules).toContain(rule)
})

/** It exits with 1 because it finds something. Without the names of folders it reads the linked node_modules, too. */
function lint(): Promise<readonly Finding[]> {
  const folders = new Set(planted.map(({ folder: each }) => each))
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/oxlint'), ['--quiet', '--format', 'json', ...folders], { cwd: folder }, (_error, stdout) =>
      resolve((JSON.parse(stdout) as { diagnostics: readonly Finding[] }).diagnostics),
    )
  })
}
