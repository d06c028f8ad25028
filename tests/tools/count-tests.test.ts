/** The count of tests: what ran, and nothing that did not. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countPlaywright, countVitest } from '../../tools/count-tests.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

async function report(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const file = (status: string, ...results: string[]) => ({ status, assertionResults: results.map((each) => ({ status: each })) })

it('takes over what Vitest counted', async () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')]
  const counted = countVitest(await report({ numPassedTests: 3, numFailedTests: 1, testResults }))
  expect(counted).toEqual({ passed: 3, failed: 1 })
})

it('counts a file that Vitest could not read as a failure', async () => {
  const testResults = [file('passed', 'passed'), file('failed')]
  const counted = countVitest(await report({ numPassedTests: 1, numFailedTests: 0, testResults }))
  expect(counted).toEqual({ passed: 1, failed: 1 })
})

it('takes over what Playwright counted, and its errors outside of tests', async () => {
  const counted = countPlaywright(await report({ stats: { expected: 5, unexpected: 2, flaky: 0, skipped: 1 }, errors: [{}] }))
  expect(counted).toEqual({ passed: 5, failed: 3 })
})

it('counts nothing where nothing ran', () => {
  expect([countVitest('/nowhere/a.json'), countPlaywright('/nowhere/b.json')]).toEqual(Array(2).fill({ passed: 0, failed: 0 }))
})
