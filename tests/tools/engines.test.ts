/** The report of the tests in other engines, and what is said if a browser is missing. */
import { describe, expect, it } from 'vitest'
import { engineLines, withEngineLines } from '../../tools/engine-lines.ts'
import { missingEngines } from '../../tools/engine-programs.ts'
import type { PlaywrightReport } from '../../tools/test-reports.ts'

const version = { type: 'version', description: 'WebKitGTK 2.50.6' }

/** A test of one engine. */
function spec(title: string, status: 'expected' | 'unexpected', ...annotations: { type: string; description: string }[]) {
  return { file: 'a.test.ts', title, tests: [{ projectName: 'webkit', status, annotations: [version, ...annotations], results: [] }] }
}

const report: PlaywrightReport = {
  stats: { expected: 1, flaky: 0 },
  errors: [],
  suites: [{
    specs: [
      spec('screens', 'expected', ...[390, 1280].map((width) => ({ type: 'screens × widths', description: `home, ${width} px` }))),
      spec('a search', 'unexpected', { type: 'flows', description: 'a search' }),
    ],
  }],
}

describe('the lines of a run', () => {
  const lines = engineLines(report, '2026-11-25')

  it('say for each engine what was looked at, and what was found', () => {
    expect(lines).toContain('| WebKitGTK 2.50.6 | 2026-11-25 | 2 | a search | a search |\n')
  })

  it('replace those of the last run, and nothing else', () => {
    const document = `# Testing\n\n## Other engines\n\nBy hand.\n\n| old |\n|---|\n\n## After\n\n| kept |\n`
    const changed = withEngineLines(document, lines)
    expect(changed).toBe(`# Testing\n\n## Other engines\n\nBy hand.\n\n${lines}\n## After\n\n| kept |\n`)
    expect(withEngineLines(changed, lines)).toBe(changed)
  })
})

describe('what is missing', () => {
  it('is named with the command that installs it', () => {
    expect(missingEngines((name) => (name === 'Xvfb' ? '/usr/bin/Xvfb' : null))).toBe(
      'Install what is missing with: apt-get install webkit2gtk-driver firefox-esr',
    )
  })

  it('is nothing if all programs are there', () => {
    expect(missingEngines((name) => `/usr/bin/${name}`)).toBeNull()
  })
})
