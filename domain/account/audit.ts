/** The audit log: who did what and when, and which fields changed. */
import type { components } from '../../contract/openapi.ts'
import { isSameValue, listingFieldNames, valueOrNull } from '../listing/listing-fields.ts'

/** The record of one change of a listing or a user. */
export type AuditEntry = components['schemas']['AuditEntry']

/** The kind of change. */
export type AuditAction = components['schemas']['AuditAction']

/** The fields of a listing or a user before or after a change; null if it did not exist. */
export type AuditState = components['schemas']['AuditState']

/** A field with different values before and after; null if it has no value. */
export interface AuditChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** In the order of the forms, since the log stores no order. */
const knownFields = [
  ...listingFieldNames, 'state', 'rejectionReason', 'removalReason', 'law', 'mergedInto', 'cancellation', 'answer', 'enabled', 'role',
]

/** The fields that differ, in the order of the forms; unknown fields come last. Absent, empty and null are equal. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const fields = new Set([...knownFields, ...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .map((field) => ({ field, before: valueOf(before, field), after: valueOf(after, field) }))
    .filter((change) => !isSameValue(change.before, change.after))
}

/** Why and how a listing was removed, without its fields; null for any other entry, and for what its author removed. */
export function removalIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Pick<AuditEntry, 'before' | 'after'> | null {
  return after?.['state'] === 'removed' ? { before: { state: valueOf(before, 'state') }, after } : null
}

function valueOf(state: AuditState, field: string): unknown {
  return valueOrNull(state && Object.hasOwn(state, field) ? state[field] : null)
}
