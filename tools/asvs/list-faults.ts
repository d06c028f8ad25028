/** Checks the list of how the requirements of OWASP ASVS are met: a table in Markdown for each chapter, and the table of counts. */
import type { Level } from './requirements.ts'

export interface SecurityList {
  /** The texts of the chapters. */
  readonly chapters: readonly string[]
  /** The text with the table of counts. */
  readonly summary: string
  readonly requirements: ReadonlyMap<string, Level>
  /** The text of a file by its path from the root of the project; null if there is none. */
  readonly textOf: (path: string) => string | null
}

interface Row {
  readonly number: string
  readonly level: string
  readonly asked: string
  readonly how: string
}

type Outcome = 'met' | 'not applicable' | 'open'

const outcomes: readonly Outcome[] = ['met', 'not applicable', 'open']

const row = /^\| (\d+\.\d+\.\d+) \| (\S*) \| ([^|]*) \| (.*) \|$/gm
const reason = /^(not applicable|open): (.*)$/
const namedTest = /`(tests\/[^`]+)`((?: "[^"]+")*)/g

/** Shorter ones say nothing. */
const minReason = 15

/** What is wrong with the list, one sentence each; empty if it is complete and true. */
export function listFaults({ chapters, summary, requirements, textOf }: SecurityList): string[] {
  const rows = chapters.flatMap(rowsOf)
  return [
    ...numberFaults(rows, requirements),
    ...rows.flatMap((each) => outcomeFaults(each).concat(testFaults(each, textOf)).map((fault) => `${each.number} ${fault}`)),
    ...countLines(rows).filter((line) => !summary.includes(line)).map((line) => `The counts lack the line ${line}`),
  ]
}

function rowsOf(chapter: string): Row[] {
  return [...chapter.matchAll(row)].map(([, number = '', level = '', asked = '', how = '']) => ({ number, level, asked, how }))
}

function numberFaults(rows: readonly Row[], requirements: ReadonlyMap<string, Level>): string[] {
  const listed = rows.map(({ number }) => number)
  return [
    ...[...requirements.keys()].filter((number) => !listed.includes(number)).map((number) => `${number} is missing.`),
    ...listed.filter((number, index) => listed.indexOf(number) < index).map((number) => `${number} is there twice.`),
    ...listed.filter((number) => !requirements.has(number)).map((number) => `${number} is no requirement of levels 1 and 2.`),
    ...rows
      .filter(({ number, level }) => requirements.has(number) && String(requirements.get(number)) !== level)
      .map(({ number, level }) => `${number} has the level ${level} in place of ${requirements.get(number)}.`),
  ]
}

/** What meets a requirement stands first: a test, or a page where a document is asked for. */
function outcomeOf({ how }: Row): Outcome | null {
  const [, stated] = reason.exec(how) ?? []
  return (stated as Outcome | undefined) ?? (/^(?:`tests\/|\[)/.test(how) ? 'met' : null)
}

function outcomeFaults(each: Row): string[] {
  const outcome = outcomeOf(each)
  const [, , why] = reason.exec(each.how) ?? []
  return [
    ...(each.asked.trim() === '' ? ['does not say what is asked.'] : []),
    ...(outcome === null ? [`begins with neither a test, a page, "not applicable: " nor "open: ": ${each.how}`] : []),
    ...(why !== undefined && why.length < minReason ? [`is ${outcome} without a reason.`] : []),
    ...(outcome === 'open' && each.level === '1' ? ['is open, though it is of level 1.'] : []),
  ]
}

function testFaults({ how }: Row, textOf: SecurityList['textOf']): string[] {
  return [...how.matchAll(namedTest)].flatMap(([, path = '', quoted = '']) => {
    const text = textOf(path)
    if (text === null) return [`names a file that does not exist: ${path}`]
    const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
    if (titles.length === 0) return [`names no test of ${path}`]
    return titles.filter((title) => !hasTitle(text, title)).map((title) => `names a test that ${path} does not have: "${title}"`)
  })
}

/** A title is a text of its own in the code, also one in a table. A test that does not run has none. */
function hasTitle(code: string, title: string): boolean {
  const running = code.replaceAll(/\.(?:skip|todo|fixme)\((['"`]).*?\1/g, '')
  return ["'", '"', '`'].some((quote) => running.includes(`${quote}${title}${quote}`))
}

function countLines(rows: readonly Row[]): string[] {
  return [
    '| level | met | not applicable | open | together |',
    ...['1', '2'].map((level) => {
      const ofLevel = rows.filter((each) => each.level === level)
      const counts = outcomes.map((outcome) => ofLevel.filter((each) => outcomeOf(each) === outcome).length)
      return `| ${[level, ...counts, ofLevel.length].join(' | ')} |`
    }),
  ]
}
