/** What the audit log says of actions, fields and values. */
import type { AuditAction } from '../../../domain/account/audit.ts'
import { roles } from '../../../domain/account/roles.ts'
import { isDay } from '../../../domain/days/days.ts'
import { formatCost, formatDay } from '../../../domain/format.ts'
import { isLanguage, languageNames, type Language } from '../../../domain/languages.ts'
import { fieldRegistry, type FieldContent, type ListingField } from '../../../domain/listing/field-registry.ts'
import { contentOf } from '../../../domain/listing/listing-fields.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { fieldLabels } from '../../../words/listing-fields.ts'
import { roleName } from '../role-words.ts'

const actions: Readonly<Record<AuditAction, () => string>> = {
  'listing-submitted': m.audit_submitted,
  'listing-resubmitted': m.audit_resubmitted,
  'listing-edited': m.audit_edited,
  'listing-approved': m.audit_approved,
  'listing-rejected': m.audit_rejected,
  'listing-deleted': m.audit_deleted,
  'listing-merged': m.audit_merged,
  'listing-withdrawn': m.audit_withdrawn,
  'listing-restored': m.audit_restored,
  'listing-checked': m.audit_checked,
  'reports-decided': m.audit_reports_decided,
  'objection-kept': m.audit_objection_kept,
  'objection-reversed': m.audit_objection_reversed,
  'reports-reopened': m.audit_reports_reopened,
  'decision-undone': m.audit_undone,
  'event-cancelled': m.audit_cancelled,
  'event-reopened': m.audit_reopened,
  'event-moved': m.audit_moved,
  'change-submitted': m.audit_change_submitted,
  'change-approved': m.audit_change_approved,
  'change-rejected': m.audit_change_rejected,
  'change-withdrawn': m.audit_change_withdrawn,
  'user-enabled': m.users_enabled,
  'user-disabled': m.users_disabled,
  'user-deleted': m.audit_user_deleted,
  'user-email-changed': m.audit_email_changed,
  'user-email-returned': m.audit_email_returned,
  'user-sessions-ended': m.audit_sessions_ended,
  'role-granted': m.audit_role_granted,
  'role-revoked': m.audit_role_revoked,
  'second-factor-removed': m.audit_second_factor_removed,
}

const tones: Partial<Readonly<Record<AuditAction, 'good' | 'bad'>>> = {
  'listing-approved': 'good',
  'listing-rejected': 'bad',
  'listing-deleted': 'bad',
  'listing-merged': 'bad',
  'listing-restored': 'good',
  'listing-checked': 'good',
  'objection-reversed': 'good',
  'event-cancelled': 'bad',
  'event-reopened': 'good',
  'change-approved': 'good',
  'change-rejected': 'bad',
  'user-enabled': 'good',
  'user-disabled': 'bad',
  'user-deleted': 'bad',
}

const fields: ReadonlyMap<string, () => string> = new Map(Object.entries({
  ...fieldLabels,
  state: m.field_state,
  rejectionReason: m.audit_reason,
  removalReason: m.audit_reason,
  law: m.audit_law,
  mergedInto: m.audit_merged_into,
  cancellation: m.audit_cancellation,
  reports: m.audit_reports,
  outcome: m.audit_outcome,
  answer: m.audit_answer,
  enabled: m.users_status,
  role: m.audit_role,
}))

const names: ReadonlyMap<string, string> = new Map(Object.entries({
  pending: m.listing_state({ state: 'pending' }),
  approved: m.listing_state({ state: 'approved' }),
  rejected: m.listing_state({ state: 'rejected' }),
  removed: m.listing_state({ state: 'removed' }),
  ...Object.fromEntries(roles.map((role) => [role, roleName(role)])),
}))

/** What people write besides the fields of a listing. */
const writtenFields: ReadonlySet<string> = new Set(['rejectionReason', 'removalReason', 'cancellation', 'answer'])

export function actionText(action: AuditAction): string {
  return actions[action]()
}

/** Whether the action admits something or removes it. */
export function toneOf(action: AuditAction): 'good' | 'bad' | undefined {
  return tones[action]
}

/** An unknown field keeps the name of the log. */
export function auditFieldLabel(field: string): string {
  return fields.get(field)?.() ?? field
}

/** An absent value is "N/A". */
export function auditValueText(field: string, value: unknown, cityName: PlaceNames['cityName']): string {
  if (value === null || value === undefined) return m.not_given()
  const kind = kindOf(field)
  if (kind === 'cost' && typeof value === 'number') return formatCost(value, getLocale()) ?? m.cost_free()
  if (field === 'state' || field === 'role') return names.get(String(value)) ?? String(value)
  if (field === 'outcome') return m.report_outcome({ outcome: String(value) })
  if (field === 'mergedInto') return m.audit_number({ id: Number(value) })
  if (field === 'enabled') return value === true ? m.users_enabled() : m.users_disabled()
  if (Array.isArray(value)) return value.map(nameOf).join(', ')
  if (field === 'cancellation') return value === true ? m.audit_cancelled() : String(value)
  if (typeof value === 'object') return JSON.stringify(value)
  if (kind === 'language' && isLanguage(value)) return languageNames[value]
  if (kind === 'city') return cityName(String(value))
  return kind === 'day' && isDay(value) ? formatDay(value) : String(value)
}

/** The language of a text that people wrote; undefined for what the site words itself. */
export function languageOfValue(field: string, value: unknown): Language | undefined {
  const kind = writtenFields.has(field) ? 'lines' : kindOf(field)
  if (kind === 'language' && isLanguage(value)) return value
  const isWritten = kind === 'line' || kind === 'lines' || kind === 'link'
  return isWritten && typeof value === 'string' ? languageOfText(value) : undefined
}

/** Null for what is no field of a listing. */
function kindOf(field: string): FieldContent['kind'] | null {
  return Object.hasOwn(fieldRegistry, field) ? contentOf(field as ListingField).kind : null
}

function nameOf(part: unknown): string {
  return typeof part === 'object' && part !== null && 'name' in part ? m.tag_name({ tag: String(part.name) }) : String(part)
}
