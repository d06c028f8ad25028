/** What the audit log tells: who did what when, and what changed by it. */
import type { components } from '../contract/openapi.ts'
import { isSameValue, listingFieldNames, valueOrNull } from './listing-fields.ts'

/** One thing that somebody did to a listing or a user. */
export type AuditEntry = components['schemas']['AuditEntry']

/** What was done. */
export type AuditAction = components['schemas']['AuditAction']

/** A listing or a user as it was at one time; null while there was none. */
export type AuditState = components['schemas']['AuditState']

/** A field in which the state before differs from the state after; null stands for nothing. */
export interface AuditChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** As the forms have them: the log keeps no order. */
const knownFields = [...listingFieldNames, 'state', 'rejectionReason', 'enabled', 'role']

/** The fields that differ, in the order of the forms, unknown ones last. Absent, empty and null are the same. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const fields = new Set([...knownFields, ...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({ field, before: valueOf(before, field), after: valueOf(after, field) }))
    .filter((change) => !isSameValue(change.before, change.after))
}

function valueOf(state: AuditState, field: string): unknown {
  return valueOrNull(state && Object.hasOwn(state, field) ? state[field] : null)
}
