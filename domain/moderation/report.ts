/** Reports of listings by visitors. */
import type { components } from '../../contract/openapi.ts'
import { emailFault, typedAccount } from '../account/account.ts'
import { cleanText } from '../clean-text.ts'
import { faultsOf, type FieldFaults } from '../field-fault.ts'
import type { Rule } from '../problems.ts'
import { optionalTextFault, textFault, trimmedOrNull } from '../text-fault.ts'

/** What a report says of a listing. */
export type ReportKind = components['schemas']['ReportKind']

/** What a moderator decides on reports without a change of the listing. */
export type GivenOutcome = components['schemas']['ReportsDecision']['outcome']

/** What was decided on a report. */
export type ReportOutcome = GivenOutcome | 'removed'

/** The open reports of a listing. */
export type ListingReports = components['schemas']['ListingReports']

/** In the order in which they are offered. */
export const reportKinds = ['wrong', 'closed', 'duplicate', 'spam', 'unlawful'] as const satisfies readonly ReportKind[]

/** So many networks have to say that a listing has closed before its card is marked. */
export const saidClosedBy = 3

/** A report to send. Null is not given. */
export interface Report {
  readonly kind: ReportKind
  readonly why: string | null
  readonly name: string | null
  readonly email: string | null
  /** Whether it is about the sexual abuse of children. */
  readonly concernsChildren: boolean
  /** Whether the visitor believes in good faith that it is right and complete. */
  readonly goodFaith: boolean
}

/** A report as it is entered or sent. */
export type EnteredReport = components['schemas']['ReportInput']

/** The report without invisible marks, and trimmed. What only a report of unlawful content says is false for any other. */
export function trimmedReport({ kind, why, name, email, concernsChildren, goodFaith }: EnteredReport): Report {
  const isUnlawful = kind === 'unlawful'
  return {
    kind,
    why: trimmedOrNull(cleanText(why ?? '', 'lines')),
    name: trimmedOrNull(cleanText(name ?? '', 'name')),
    email: trimmedOrNull(typedAccount(email ?? '')),
    concernsChildren: isUnlawful && Boolean(concernsChildren),
    goodFaith: isUnlawful && Boolean(goodFaith),
  }
}

/** The invalid fields. A report of unlawful content needs all that Article 16(2) of the Digital Services Act names. */
export function reportFaults({ kind, why, name, email, concernsChildren, goodFaith }: Report): FieldFaults<keyof Report, Rule> {
  const isUnlawful = kind === 'unlawful'
  const isNamed = isUnlawful && !concernsChildren
  return faultsOf<keyof Report, Rule>({
    kind: null,
    why: isUnlawful ? textFault(why ?? '', 2000, 'lines') : optionalTextFault(why ?? '', 2000, 'lines'),
    name: isNamed ? textFault(name ?? '', 100, 'name') : optionalTextFault(name ?? '', 100, 'name'),
    email: isNamed || email !== null ? emailFault(email ?? '') : null,
    concernsChildren: null,
    goodFaith: isUnlawful && !goodFaith ? { rule: 'missing' } : null,
  })
}

/** The form of a report. The kind is empty until one is chosen. */
export interface ReportForm {
  readonly kind: ReportKind | ''
  readonly why: string
  readonly name: string
  readonly email: string
  readonly concernsChildren: boolean
  readonly goodFaith: boolean
}

/** The invalid fields of the form. Without a kind nothing else is known to be wrong. */
export function reportFormFaults({ kind, ...entered }: ReportForm): FieldFaults<keyof Report> {
  return kind === '' ? { kind: { rule: 'missing' } } : reportFaults(trimmedReport({ kind, ...entered }))
}

/** The report to send, of a form with a kind. Throws for one without. */
export function reportOf({ kind, ...entered }: ReportForm): Report {
  if (kind === '') throw new Error('A report has a kind.')
  return trimmedReport({ kind, ...entered })
}
