/** Compares the known vulnerabilities of the packages with what is recorded about them. */
import { daysBetween, type Day } from '../domain/days/days.ts'

/** What `npm audit --json` prints, as far as it is read here. */
export interface AuditReport {
  readonly vulnerabilities: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>
}

export interface Advisory {
  /** The package. */
  readonly name: string
  readonly title: string
  /** Ends with the id of the advisory. */
  readonly url: string
  readonly severity: string
}

/** A line of `docs/security/advisories.json`. */
export interface RecordedAdvisory {
  /** Such as `GHSA-xxxx-xxxx-xxxx`. */
  readonly id: string
  /** The day on which it was seen here, `2026-11-29`. */
  readonly found: Day
  /** Why it does not concern the site; null if it does, so that the package is replaced in time. */
  readonly harmless: string | null
}

/** Within how many days a package is replaced after its vulnerability was seen. */
export const daysBySeverity: Readonly<Record<string, number>> = { critical: 7, high: 14, moderate: 60, low: 120 }

/** One sentence for each vulnerability that is not recorded or past its time, and for each record without a vulnerability. */
export function auditFaults(report: AuditReport, recorded: readonly RecordedAdvisory[], today: Day): string[] {
  const advisories = new Map(advisoriesOf(report).map((each) => [idOf(each), each]))
  return [
    ...[...advisories].flatMap(([id, advisory]) => faultsOf(id, advisory, recorded.find((each) => each.id === id), today)),
    ...recorded.filter(({ id }) => !advisories.has(id)).map(({ id }) => `${id} is recorded, but no package has it any more.`),
  ]
}

function advisoriesOf({ vulnerabilities }: AuditReport): Advisory[] {
  return Object.values(vulnerabilities).flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
}

function idOf({ url }: Advisory): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

function faultsOf(id: string, { name, title, severity }: Advisory, known: RecordedAdvisory | undefined, today: Day): string[] {
  const what = `${id} (${severity}, ${name}: ${title})`
  if (!known) return [`${what} is not recorded.`]
  const days = daysBySeverity[severity] ?? 0
  const isLate = known.harmless === null && daysBetween(known.found, today) > days
  return isLate ? [`${what} was found on ${known.found}; ${days} days are over.`] : []
}
