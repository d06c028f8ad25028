/** Reports: what is sent of what was entered, and what each kind needs. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportFaults, reportFormFaults, reportKinds, reportOf, trimmedReport, type ReportForm } from '../../../domain/moderation/report.ts'

const empty: ReportForm = { kind: '', why: '', name: '', email: '', concernsChildren: false, goodFaith: false }
const whole: ReportForm = { ...empty, kind: 'unlawful', why: 'It is.', name: 'Eleni', email: 'eleni@example.org', goodFaith: true }

describe('a report', () => {
  it('needs a kind, and nothing else unless it is about unlawful content', () => {
    expect(reportFormFaults(empty)).toEqual({ kind: { rule: 'missing' } })
    for (const kind of reportKinds) {
      const missing = kind === 'unlawful' ? ['why', 'name', 'email', 'goodFaith'] : []
      expect(Object.keys(reportFormFaults({ ...empty, kind })), kind).toEqual(missing)
    }
  })

  it('of unlawful content names nobody if it is about the abuse of children', () => {
    expect(reportFormFaults(whole)).toEqual({})
    expect(Object.keys(reportFormFaults({ ...whole, name: '', email: '' }))).toEqual(['name', 'email'])
    expect(reportFormFaults({ ...whole, name: '', email: '', concernsChildren: true })).toEqual({})
    expect(Object.keys(reportFormFaults({ ...whole, name: '', email: 'eleni', concernsChildren: true }))).toEqual(['email'])
  })

  it('says of no other content what only a report of unlawful content says', () => {
    const sent = reportOf({ ...whole, kind: 'spam', why: ' Buy!\u200B ', concernsChildren: true })
    expect(sent).toMatchObject({ kind: 'spam', why: 'Buy!', concernsChildren: false, goodFaith: false })
  })

  it('is the same when it is trimmed again', () => {
    const texts = fc.record({ why: fc.string(), name: fc.string(), email: fc.string() })
    fc.assert(fc.property(fc.constantFrom(...reportKinds), texts, fc.boolean(), (kind, entered, goodFaith) => {
      const once = trimmedReport({ kind, ...entered, concernsChildren: false, goodFaith })
      expect(trimmedReport(once)).toEqual(once)
      expect(reportFaults(trimmedReport(once))).toEqual(reportFaults(once))
    }))
  })
})
