/** The list of how the site meets OWASP ASVS is complete, and names tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFaults } from '../../tools/asvs/list-faults.ts'
import { requirements } from '../../tools/asvs/requirements.ts'
import { root, sourceFiles } from '../support/runner/source-files.ts'

const textOf = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null)

it('has the 70 requirements of level 1 and the 183 of level 2', () => {
  const levels = [...requirements.values()]
  expect([levels.filter((level) => level === 1).length, levels.length]).toEqual([70, 253])
})

it('names for each requirement its test or page, or why there is none, with nothing open at level 1', () => {
  const chapters = sourceFiles('.md').filter(({ path }) => path.startsWith('docs/security/')).map(({ text }) => text)
  expect(listFaults({ chapters, summary: textOf('SECURITY.md') ?? '', requirements, textOf })).toEqual([])
})
