/** The web app reads the clock in one place, so that the day changes everywhere at once in a page that stays open. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

/** The page before the app, the build, the clock of the app, and the time of day beside the hours of the calendar. */
const withClock = [
  'src/first-view/choose-screen.ts', 'src/first-view/render.tsx', 'src/main.tsx', 'src/ui/calendar/calendar-grid.tsx',
  'src/ui/calendar/localizer.ts',
]

it('reads the clock only in the files that are named', () => {
  const found = sourceFiles('.ts', '.tsx').filter(({ path, text }) => path.startsWith('src/') && /new Date\(\)|Date\.now/.test(text))
  expect(found.map(({ path }) => path).sort()).toEqual(withClock)
})
