/** Each decision has a date and a status, and is named by a page that says what holds today. */
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

const records = sourceFiles('.md').filter(({ path }) => path.startsWith('docs/decisions/'))
const numbers = records.map(({ path }) => numberOf(path))

const link = String.raw`\[\d{3}\]\([\w.-]+\.md\)`
const links = `${link}(?:, ${link})*(?: and ${link})?`
const status = new RegExp(String.raw`^Date: \d{4}-\d\d-\d\d\. Status: (?:holds|superseded by (${links})|partly superseded by (${links}) \(.+?\))\.`)

describe.each(records)('$path', ({ path, text }) => {
  const [title = '', dated = ''] = text.split('\n\n').map((paragraph) => paragraph.replaceAll('\n', ' '))

  it('has its number in the title', () => {
    expect(title).toMatch(new RegExp(`^# ${numberOf(path)}\\. \\S`))
  })

  it('has a date and a status under the title', () => {
    expect(dated).toMatch(status)
  })

  it('is superseded only by later records that exist', () => {
    const [, whole = '', partly = ''] = status.exec(dated) ?? []
    const later = [...`${whole}${partly}`.matchAll(/\[(\d{3})\]/g)].map(([, number = '']) => number)
    expect(later.filter((number) => number <= numberOf(path) || !numbers.includes(number))).toEqual([])
  })
})

it('is named by a page that says what holds today', () => {
  const pages = sourceFiles('.md').filter(({ path }) => /^(?:docs\/)?[^/]+$/.test(path))
  const named = pages.flatMap(({ text }) => [...text.matchAll(/\((?:docs\/)?decisions\/([\w-]+\.md)\)/g)].map(([, record]) => record))
  expect(records.map(({ path }) => basename(path)).filter((record) => !named.includes(record))).toEqual([])
})

it('has its own number in each link', () => {
  const named = /\[[^\]]*\b(\d{3})[^\]]*\]\([^)]*\b(\d{3})-[\w-]+\.md\)/g
  const links = sourceFiles('.md').flatMap(({ path, text }) => [...text.matchAll(named)].map((match) => [path, ...match] as const))
  expect(links.length).toBeGreaterThan(records.length)
  expect(links.filter(([, , number, linked]) => number !== linked)).toEqual([])
})

it('gives each number once', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

function numberOf(path: string): string {
  return basename(path).slice(0, 3)
}
