/** Runs the browser tests in random order, one project after the other: `npm run test:browser`. */
import { browserReports } from './browser-reports.ts'
import { runCommand } from './run-command.ts'

for (const [project, report] of Object.entries(browserReports)) {
  // A worker runs tests of one project only: mixed projects would restart workers all the time.
  const { status } = await runCommand(`playwright test --shuffle --project=${project} --reporter=list,json`, {
    live: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  if (status !== 0) process.exitCode = 1
}
