/** The check of the security list finds each fault that is planted. */
import { describe, expect, it } from 'vitest'
import { listFaults, type SecurityList } from '../../../tools/asvs/list-faults.ts'

const met = '| 1.2.1 | 1 | Output is escaped. | `tests/pages.test.ts` "is escaped" "is read: %s"; [pages](pages.md) |'
const other = '| 1.2.6 | 2 | No LDAP. | not applicable: the server speaks no LDAP. |'
const open = '| 1.3.3 | 2 | What is dangerous is cut. | open: nothing cuts it before it is sent. |'
const document = '| 2.1.1 | 1 | Rules are written down. | [Rules](../rules.md#rules) |'

const counts = `
| level | met | not applicable | open | together |
|---|---|---|---|---|
| 1 | 2 | 0 | 0 | 2 |
| 2 | 0 | 1 | 1 | 2 |
`

const files: Readonly<Record<string, string>> = {
  'tests/pages.test.ts': "it('is escaped', () => {})\nit.each(['a'])('is read: %s', () => {})\n// is quick\nit.skip('is new', () => {})",
}

const right: SecurityList = {
  chapters: [`# 1. Encoding\n\n| requirement | level |\n|---|---|\n${met}\n${other}\n${open}\n`, `# 2. Validation\n\n${document}\n`],
  summary: counts,
  requirements: new Map([['1.2.1', 1], ['1.2.6', 2], ['1.3.3', 2], ['2.1.1', 1]] as const),
  textOf: (path) => files[path] ?? null,
}

/** The faults of the list with a text in place of another one. */
function faultsWith(from: string, to: string): string[] {
  return listFaults({ ...right, chapters: right.chapters.map((chapter) => chapter.replace(from, to)) })
}

describe('the check of the security list', () => {
  it('finds nothing in a list that is right', () => {
    expect(listFaults(right)).toEqual([])
  })

  it.each([
    ['a requirement that is missing', [`${other}\n`, ''], '1.2.6 is missing.'],
    ['one that is there twice', [other, `${other}\n${other}`], '1.2.6 is there twice.'],
    ['one of level 3', [other, `${other}\n${other.replace('1.2.6', '1.2.10')}`], '1.2.10 is no requirement of levels 1 and 2.'],
    ['another level', ['| 1.2.6 | 2 |', '| 1.2.6 | 1 |'], '1.2.6 has the level 1 in place of 2.'],
    ['a file that does not exist', ['pages.test', 'page.test'], '1.2.1 names a file that does not exist: tests/page.test.ts'],
    ['a test that does not exist', ['%s', '%j'], '1.2.1 names a test that tests/pages.test.ts does not have: "is read: %j"'],
    ['words that are no title', ['"is escaped"', '"is quick"'], '1.2.1 names a test that tests/pages.test.ts does not have: "is quick"'],
    ['a test that does not run', ['"is escaped"', '"is new"'], '1.2.1 names a test that tests/pages.test.ts does not have: "is new"'],
    ['a file without a test', [' "is escaped" "is read: %s"', ''], '1.2.1 names no test of tests/pages.test.ts'],
    ['a row without a reason', ['the server speaks no LDAP.', 'no.'], '1.2.6 is not applicable without a reason.'],
    ['an open row without a reason', ['nothing cuts it before it is sent.', '?'], '1.3.3 is open without a reason.'],
    ['an open row of level 1', ['[Rules](../rules.md#rules)', 'open: nobody has written them.'], '2.1.1 is open, though it is of level 1.'],
    [
      'another beginning', ['open: nothing', 'in work: nothing'],
      '1.3.3 begins with neither a test, a page, "not applicable: " nor "open: ": in work: nothing cuts it before it is sent.',
    ],
    ['a row without what is asked', ['No LDAP.', ''], '1.2.6 does not say what is asked.'],
  ] as const)('finds %s', (_, [from, to], fault) => expect(faultsWith(from, to)).toContain(fault))

  it('finds a wrong count', () => {
    const summary = right.summary.replace('| 2 | 0 | 1 | 1 | 2 |', '| 2 | 0 | 2 | 0 | 2 |')
    expect(listFaults({ ...right, summary })).toEqual(['The counts lack the line | 2 | 0 | 1 | 1 | 2 |'])
  })
})
