/** Asks the registry for known vulnerabilities of the packages, and compares them with what is recorded: `npm run audit`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { athensToday } from '../domain/days/days.ts'
import { auditFaults, type AuditReport, type RecordedAdvisory } from './audit-faults.ts'
import { root, runCommand } from './run-command.ts'

const file = 'docs/security/advisories.json'

const { output } = await runCommand('npm audit --json 2>/dev/null')
const report = JSON.parse(output || '{}') as Partial<AuditReport> & { readonly message?: string }
if (report.vulnerabilities === undefined) {
  console.error(`The registry did not say what it knows: ${report.message ?? 'it did not answer'}.`)
  process.exitCode = 1
} else {
  const recorded = JSON.parse(readFileSync(join(root, file), 'utf8')) as RecordedAdvisory[]
  const faults = auditFaults({ vulnerabilities: report.vulnerabilities }, recorded, athensToday(new Date()))
  console.log(faults.length === 0 ? 'Every known vulnerability is recorded and within its time.' : faults.join('\n'))
  process.exitCode = faults.length === 0 ? 0 : 1
}
