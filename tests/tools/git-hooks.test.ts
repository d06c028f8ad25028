/** The hook that checks the subjects of commits, and its installation. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { setHook } from '../../tools/git-hooks.js'
import { root as project } from '../../tools/run-command.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

const environment = {
  PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@a.example', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@a.example',
}

let root: string

const git = (...command: string[]) => spawnSync('git', command, { cwd: root, encoding: 'utf8', env: environment })
const commit = (message: string) => git('commit', '--allow-empty', '--message', message)
const hooksPath = () => git('config', '--local', '--get', 'core.hooksPath').stdout.trim()

beforeEach(async () => {
  root = await temporaryFolder()
  cpSync(join(project, '.githooks'), join(root, '.githooks'), { recursive: true })
})

describe('the hook', () => {
  beforeEach(() => {
    git('init')
    git('config', 'core.hooksPath', '.githooks')
  })

  it.each([
    'search: Find towns by short names.',
    `tests: ${'X'.repeat(64)}.`,
    `tests: ${'Ω'.repeat(64)}.`,
    'Merge branch "filter"',
    'Revert "search: Find towns by short names."',
    'fixup! search: Find towns by short names.',
  ])('accepts %s', (subject) => {
    expect(commit(`${subject}\n\nThe body says why. The hook checks neither its form nor the length of its lines.`)).toMatchObject({ status: 0 })
  })

  it.each([
    `tests: ${'X'.repeat(65)}.`,
    'Find towns by short names.',
    'search: find towns by short names.',
    'search: Find towns by short names',
  ])('refuses %s, and says what to write', (subject) => {
    const { status, stderr } = commit(subject)
    expect(status).toBe(1)
    expect(stderr).toContain(`This subject has ${subject.length} characters:\n\n  ${subject}\n\nWrite "area: Imperative sentence." in at most 72`)
  })
})

describe('the installation', () => {
  it('sets the hook', () => {
    git('init')
    setHook(root)
    expect(hooksPath()).toBe('.githooks')
  })

  it('keeps other hooks', () => {
    git('init')
    git('config', '--local', 'core.hooksPath', 'my-hooks')
    setHook(root)
    expect(hooksPath()).toBe('my-hooks')
  })

  it('changes no repository that only contains the folder', () => {
    git('init')
    const inside = join(root, 'sources')
    mkdirSync(inside)
    setHook(inside)
    expect(hooksPath()).toBe('')
  })
})
