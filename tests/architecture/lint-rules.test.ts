/** Each lint rule that protects the architecture refuses a planted line. */
import { ESLint } from 'eslint'
import { beforeAll, expect, it } from 'vitest'
import { root } from '../support/source-files.ts'

const eslint = new ESLint({ cwd: root })

/** Planted into existing files, because typed linting requires a file of a project. */
const planted = [
  { file: 'src/machines/filter/filter.ts', line: "void fetch('/api')", rule: 'no-restricted-globals' },
  { file: 'src/machines/filter/filter.ts', line: "localStorage.setItem('draft', '')", rule: 'no-restricted-globals' },
  { file: 'src/machines/filter/filter.ts', line: 'export const now = Date.now()', rule: 'no-restricted-properties' },
  { file: 'src/machines/filter/filter.ts', line: 'export const today = new Date()', rule: 'no-restricted-syntax' },
  { file: 'domain/days.ts', line: 'export const chance = Math.random()', rule: 'no-restricted-properties' },
  { file: 'domain/days.ts', line: 'export default 1', rule: 'no-restricted-syntax' },
  { file: 'domain/days.ts', line: "export { isTag } from './tags.ts'", rule: 'no-restricted-syntax' },
  { file: 'src/paths.ts', line: "console.log('here')", rule: 'no-console' },
  { file: 'src/paths.ts', line: `export const ${'any'}thing = {} as ${'any'}`, rule: '@typescript-eslint/no-explicit-any' },
  { file: 'src/paths.ts', line: `// @ts-${'ignore'}`, rule: '@typescript-eslint/ban-ts-comment' },
  { file: 'src/paths.ts', line: '// To' + 'do: later', rule: 'no-warning-comments' },
]

// The linter loads the types of a whole project for its first file, which takes up to a minute on a busy machine.
beforeAll(() => eslint.lintFiles([...new Set(planted.map(({ file }) => file))]), 120_000)

it.each(planted)('$rule refuses in $file: $line', async ({ file, line, rule }) => {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: file })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule)
})
