/** Runs the tests in other engines, and writes what they looked at into docs/testing.md: `npm run engines`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineLines, withEngineLines } from './engine-lines.ts'
import { engines, missingEngines } from './engine-programs.ts'
import { root, runCommand } from './run-command.ts'
import { printSummary, readPlaywrightReport, readReport, type PlaywrightReport } from './test-reports.ts'

const reportFile = join(root, 'tests/results/engines-tests.json')
const document = join(root, 'docs/testing.md')

const missing = missingEngines()
if (missing !== null) {
  console.error(missing)
  process.exit(1)
}
const projects = engines.map((engine) => `--project=${engine}`).join(' ')
// The tests measure no speed, and the two cores of a small machine run a browser and a server.
const { status } = await runCommand(`playwright test ${projects} --workers=1 --reporter=list,json`, {
  live: true,
  // The protocol of Firefox needs it in Node 20; later versions have it anyway.
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, NODE_OPTIONS: '--experimental-websocket' },
})
const report = readReport<PlaywrightReport>(reportFile)
if (report) {
  const lines = engineLines(report, new Date().toISOString().slice(0, 10))
  console.log(lines)
  writeFileSync(document, withEngineLines(readFileSync(document, 'utf8'), lines))
}
printSummary([readPlaywrightReport(reportFile)])
process.exitCode = status
