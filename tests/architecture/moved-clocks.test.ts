/** A browser test that moves the clock has a context of its own: in a kept one, the clock would stay for the tests that follow. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

/** What moves or stops the clock of a context, also by the helpers of tests. */
const movesClock = /\.clock\.(install|pauseAt|fastForward|runFor|setSystemTime)\(|\bstopClock\(/

/** The page of the explorer is no page of the site. */
const withoutSite = ['tests/browser/explorer/explorer.test.ts']

it('is where contexts are not kept', () => {
  const tests = sourceFiles('.test.ts').filter(({ path, text }) => /^tests\/(browser|journeys)\//.test(path) && movesClock.test(text))
  expect(tests.length).toBeGreaterThan(3)
  const kept = tests.filter(({ text }) => !text.includes('isContextKept: false')).map(({ path }) => path)
  expect(kept).toEqual(withoutSite)
})
