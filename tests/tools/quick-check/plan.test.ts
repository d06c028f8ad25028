/** What the quick check runs for a change. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFiles, projectFiles } from '../../../tools/quick-check/changed-files.ts'
import { readImporters } from '../../../tools/quick-check/import-graph.ts'
import { closestFirst, planFor, type QuickPlan } from '../../../tools/quick-check/plan.ts'
import { machineFiles, machineNames } from '../../../tools/quick-check/machine-files.ts'
import { root } from '../../../tools/run-command.ts'

const files = projectFiles()
const machines = machineNames().map((name) => ({ name, ...machineFiles(name) }))
const importers = readImporters(root, files)
const plan = (...changed: string[]): QuickPlan => planFor(changed, { files, importers, machines })

describe('a change of a machine', () => {
  const { lint, projects, machines: walked, codeTests, browserTests, screens } = plan('src/machines/account/login.ts')

  it('is linted, and checked by the types of the web app and of the tests', () => {
    expect([lint, projects]).toEqual([['src/machines/account/login.ts'], ['src', 'tests']])
  })

  it('runs its paths and its test first, and the tests of its feature in a browser', () => {
    expect(walked).toEqual(['login'])
    expect(codeTests[0]).toBe('tests/src/machines/account/login.test.ts')
    expect(browserTests.every((file) => file.startsWith('tests/browser/account/'))).toBe(true)
    expect(browserTests.length).toBeGreaterThan(0)
    expect(screens).toEqual(['account'])
  })
})

it('a change of a view runs the tests of all features that show it', () => {
  const { codeTests, screens } = plan('src/ui/listing/entry-card.tsx')
  expect(codeTests).toContain('tests/src/ui/listing/entry-card.test.tsx')
  expect(screens).toEqual(expect.arrayContaining(['events', 'home', 'posts']))
})

it('a change of an operation runs the tests that call it first, and none in a browser', () => {
  const { codeTests, projects, browserTests, screens } = plan('server/operations/account/users.ts')
  const calls = codeTests.filter((file) => file.startsWith('tests/http/'))
  expect(calls[0]).toBe('tests/http/account/users.test.ts')
  expect([projects, browserTests, screens]).toEqual([['server', 'tests'], [], []])
})

it('a change of a rule is checked on both sides', () => {
  const { projects, codeTests, screens } = plan('domain/days/days.ts')
  expect(projects).toEqual(['domain', 'words', 'server', 'src', 'tests'])
  expect(codeTests[0]).toBe('tests/domain/days/days.test.ts')
  expect(codeTests).toContain('tests/http/lists/approved-lists.test.ts')
  expect(screens).toContain('events')
})

it('a change of the colours visits all screens', () => {
  const { codeTests, lint, screens } = plan('src/ui/styles/tokens.css')
  expect(codeTests).toContain('tests/src/ui/contrast.test.ts')
  expect([lint, screens]).toEqual([[], 'all'])
})

it('a change of a visit visits all screens', () => {
  expect(plan('tests/browser/screens/visit.test.ts').screens).toBe('all')
})

it('a change of the contract compares it with its types', () => {
  expect(plan('openapi.yaml').contract).toBe(true)
  expect(plan('server/app.ts').contract).toBe(false)
})

it('a change of a page of the documentation runs only the tests of the documents', () => {
  const { lint, projects, codeTests, browserTests } = plan(files.find((file) => file.startsWith('docs/decisions/')) ?? '')
  expect([lint, projects, codeTests, browserTests]).toEqual([[], [], ['tests/architecture/docs.test.ts'], []])
})

it('a deleted file is not linted, and the tests of what referred to it run', () => {
  const without = planFor(['domain/days/days.ts'], { files: files.filter((file) => file !== 'domain/days/days.ts'), importers, machines })
  expect(without.lint).toEqual([])
  expect(without.codeTests).toContain('tests/domain/days/days.test.ts')
})

it('a changed test runs itself', () => {
  expect(plan('tests/domain/days/days.test.ts').codeTests[0]).toBe('tests/domain/days/days.test.ts')
  expect(plan('tests/browser/home/home.test.ts').browserTests).toEqual(['tests/browser/home/home.test.ts'])
})

it('any change runs existing tests, each once', () => {
  const existing = new Set(files)
  fc.assert(
    fc.property(fc.subarray(files, { minLength: 1, maxLength: 3 }), (changed) => {
      const { codeTests, browserTests, lint } = plan(...changed)
      for (const chosen of [codeTests, browserTests, lint]) {
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chosen.filter((file) => !existing.has(file))).toEqual([])
      }
      expect([...codeTests, ...browserTests]).toEqual(expect.arrayContaining(changed.filter(isTest)))
    }),
    { numRuns: 30 },
  )
})

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && !file.startsWith('tests/journeys/') && !file.startsWith('tests/browser/screens/')
}

describe('tests in the order of their distance', () => {
  it('begin with those that share words with the changed file', () => {
    const steps = [
      ['tests/http/moderation/audit.test.ts', 4], ['tests/http/account/auth-password-reset.test.ts', 4],
      ['tests/http/account/password-reset.test.ts', 4], ['tests/http/account/users.test.ts', 3],
    ] as const
    expect(closestFirst(steps, ['server/operations/account/password-reset.ts'])).toEqual([
      'tests/http/account/users.test.ts', 'tests/http/account/password-reset.test.ts', 'tests/http/account/auth-password-reset.test.ts',
      'tests/http/moderation/audit.test.ts',
    ])
  })

  it('are all there, and none is two steps farther than a later one of its kind', () => {
    const step = fc.tuple(fc.constantFrom('http', 'domain').chain((folder) => fc.nat(99).map((n) => `tests/${folder}/${n}.test.ts`)), fc.nat(9))
    fc.assert(
      fc.property(fc.uniqueArray(step, { selector: ([file]) => file }), (steps) => {
        const counts = new Map(steps)
        const sorted = closestFirst(steps, ['server/app.ts'])
        expect([...sorted].sort()).toEqual([...counts.keys()].sort())
        for (const [place, file] of sorted.entries()) {
          const later = sorted.slice(place + 1).map((each) => counts.get(each) ?? 0)
          for (const count of later) expect(counts.get(file)).toBeLessThanOrEqual(count + 1)
        }
      }),
    )
  })
})

it('the changed files are files of the project, or deleted', () => {
  expect(changedFiles().filter((file) => file.startsWith('node_modules/') || file.startsWith('dist/'))).toEqual([])
})
