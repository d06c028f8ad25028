/** What the tests in other engines looked at and found, as lines for docs/testing.md. */
import type { PlaywrightReport, PlaywrightSuite } from './test-reports.ts'

interface Look {
  readonly project: string
  readonly title: string
  readonly isPassed: boolean
  readonly annotations: readonly { readonly type: string; readonly description?: string }[]
}

/** The heading of the section, and what is written above its lines by hand, stay. */
const section = /(## Other engines\n[^|]*)(?:\|.*\n)*/

/** A table with a row for each engine; the day is that of the run. */
export function engineLines(report: PlaywrightReport, day: string): string {
  const looks = report.suites.flatMap(looksOf)
  const rows = [...new Set(looks.map(({ project }) => project))].map((project) => {
    const own = looks.filter((look) => look.project === project)
    const all = own.flatMap(({ annotations }) => annotations)
    const described = (type: string) => new Set(all.filter((each) => each.type === type).map(({ description }) => description))
    const findings = own.filter(({ isPassed }) => !isPassed).map(({ title }) => title)
    const [version, flows] = [[...described('version')].join(), [...described('flows')].join('; ')]
    return `| ${version} | ${day} | ${described('screens × widths').size} | ${flows} | ${findings.join('; ') || 'none'} |\n`
  })
  return `| engine | day | screens × widths | flows | findings |\n|---|---|---|---|---|\n${rows.join('')}`
}

/** The document with these lines in place of those of the last run. */
export function withEngineLines(document: string, lines: string): string {
  if (!section.test(document)) throw new Error('The document has no section “Other engines”.')
  return document.replace(section, (_, head: string) => head + lines)
}

function looksOf({ suites = [], specs = [] }: PlaywrightSuite): readonly Look[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName: project, status, annotations = [] }) => ({ project, title, isPassed: status === 'expected', annotations })),
  )
  return [...own, ...suites.flatMap(looksOf)]
}
