/** Known vulnerabilities of packages are recorded, and gone within their time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditFaults, daysBySeverity, type AuditReport, type RecordedAdvisory } from '../../tools/audit-faults.ts'
import { root } from '../support/runner/source-files.ts'

const advisory = { name: 'leaf', title: 'It falls', severity: 'high', url: 'https://github.com/advisories/GHSA-leaf-0000-0001' }
const id = 'GHSA-leaf-0000-0001'

/** `tree` has the vulnerability through `leaf`, as npm says it. */
const report: AuditReport = { vulnerabilities: { leaf: { via: [advisory] }, tree: { via: ['leaf'] }, twig: { via: [advisory] } } }

const known: RecordedAdvisory = { id, found: '2026-11-01', harmless: null }

describe('the audit of packages', () => {
  it('refuses a fault that is not recorded', () => {
    expect(auditFaults(report, [], '2026-11-01')).toEqual([`${id} (high, leaf: It falls) is not recorded.`])
  })

  it('accepts one that is recorded, until its time is over', () => {
    expect(auditFaults(report, [known], '2026-11-15')).toEqual([])
  })

  it('refuses a fault that is past its time', () => {
    expect(auditFaults(report, [known], '2026-11-16')).toEqual([`${id} (high, leaf: It falls) was found on 2026-11-01; 14 days are over.`])
  })

  it('gives a severity that it does not know no time', () => {
    const strange: AuditReport = { vulnerabilities: { leaf: { via: [{ ...advisory, severity: 'strange' }] } } }
    expect(auditFaults(strange, [known], '2026-11-02')).toHaveLength(1)
  })

  it('accepts one that is harmless here, with the reason', () => {
    expect(auditFaults(report, [{ ...known, harmless: 'Only the tests load it.' }], '2027-11-01')).toEqual([])
  })

  it('refuses a record of what no package has any more', () => {
    expect(auditFaults({ vulnerabilities: {} }, [known], '2026-11-01')).toEqual([`${id} is recorded, but no package has it any more.`])
  })

  it('gives the times that the page names', () => {
    const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
    const named = [...page.matchAll(/^\| (critical|high|moderate|low) \| (\d+) days \|$/gm)].map(([, severity, days]) => [severity, Number(days)])
    expect(Object.fromEntries(named)).toEqual(daysBySeverity)
  })
})
