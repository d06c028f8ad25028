/** Formats problems as sentences and as RFC 9457 objects. */
import type { components } from '../../../contract/openapi.ts'
import { problemAddress, problemTypes, type Fault, type Problem, type ProblemType, type Rule } from '../../../domain/problems.ts'
import { m } from '../../../messages/compiled/messages.js'

/** The problem object of RFC 9457; `instance` is the requested address. */
export function formatProblem(problem: Problem, instance?: string): components['schemas']['Problem'] {
  const { type } = problem
  const errors = formatFaults(problem)
  return {
    type: problemAddress(type),
    title: titles[type](),
    status: problemTypes[type].status,
    detail: detail(problem),
    ...(instance !== undefined && { instance }),
    ...(errors.length > 0 && { errors }),
    ...(problem.type === 'changed-meanwhile' && { current: problem.current }),
    ...(problem.type === 'unknown-listing' && problem.mergedInto !== undefined && { mergedInto: problem.mergedInto }),
  }
}

const titles: Readonly<Record<ProblemType, () => string>> = {
  'invalid-request': m.problem_invalid_request_title,
  'unreadable-body': m.problem_unreadable_body_title,
  'unreadable-request': m.problem_unreadable_request_title,
  'unknown-city': m.problem_unknown_city_title,
  'unknown-tag': m.problem_unknown_tag_title,
  'common-password': m.problem_common_password_title,
  'guessable-password': m.problem_guessable_password_title,
  'unknown-link': m.problem_unknown_link_title,
  'used-link': m.problem_used_link_title,
  'not-signed-in': m.problem_not_signed_in_title,
  'wrong-password': m.problem_wrong_password_title,
  'not-allowed': m.problem_not_allowed_title,
  'not-own-decision': m.problem_not_own_decision_title,
  'wrong-current-password': m.problem_wrong_current_password_title,
  'fresh-login-needed': m.problem_fresh_login_needed_title,
  'second-factor-needed': m.problem_second_factor_needed_title,
  'second-factor-missing': m.problem_second_factor_missing_title,
  'wrong-passkey': m.problem_wrong_passkey_title,
  'wrong-code': m.problem_wrong_code_title,
  'not-confirmed': m.problem_not_confirmed_title,
  'account-disabled': m.problem_account_disabled_title,
  'unknown-address': m.problem_unknown_address_title,
  'unknown-listing': m.problem_unknown_listing_title,
  'unknown-user': m.problem_unknown_user_title,
  'unknown-decision': m.problem_unknown_decision_title,
  'unknown-reason': m.problem_unknown_reason_title,
  'unknown-statement': m.problem_unknown_statement_title,
  'unknown-objection': m.problem_unknown_objection_title,
  'request-timeout': m.problem_request_timeout_title,
  'username-taken': m.problem_username_taken_title,
  'email-taken': m.problem_email_taken_title,
  'already-approved': m.problem_already_approved_title,
  'not-cancellable': m.problem_not_cancellable_title,
  'not-mergeable': m.problem_not_mergeable_title,
  'already-reported': m.problem_already_reported_title,
  'already-objected': m.problem_already_objected_title,
  'own-decision': m.problem_own_decision_title,
  'own-account': m.problem_own_account_title,
  'last-admin': m.problem_last_admin_title,
  'second-factor-changed': m.problem_second_factor_changed_title,
  'general-reason': m.problem_general_reason_title,
  'too-many-reasons': m.problem_too_many_reasons_title,
  'undated-event': m.problem_undated_event_title,
  'removed-listing': m.problem_removed_listing_title,
  'changed-meanwhile': m.problem_changed_meanwhile_title,
  'body-too-large': m.problem_body_too_large_title,
  'unsupported-media-type': m.problem_unsupported_media_type_title,
  'unknown-expectation': m.problem_unknown_expectation_title,
  'too-many-requests': m.problem_too_many_requests_title,
  'headers-too-large': m.problem_headers_too_large_title,
  'unexpected': m.problem_unexpected_title,
  'not-implemented': m.problem_not_implemented_title,
  'not-ready': m.problem_not_ready_title,
  'read-only': m.problem_read_only_title,
}

function detail(problem: Problem): string {
  switch (problem.type) {
    case 'invalid-request': return problem.faults.map(faultSentence).join(' ')
    case 'unreadable-body': return m.problem_unreadable_body_detail()
    case 'unreadable-request': return m.problem_unreadable_request_detail()
    case 'unknown-city': return m.problem_unknown_city_detail({ city: truncated(problem.city) })
    case 'unknown-tag': return m.problem_unknown_tag_detail({ tag: truncated(problem.tag) })
    case 'common-password': return m.problem_common_password_detail()
    case 'guessable-password': return m.problem_guessable_password_detail()
    case 'unknown-link': return m.problem_unknown_link_detail()
    case 'used-link': return m.problem_used_link_detail()
    case 'not-signed-in': return m.problem_not_signed_in_detail()
    case 'wrong-password': return m.problem_wrong_password_detail()
    case 'not-allowed': return m.problem_not_allowed_detail()
    case 'not-own-decision': return m.problem_not_own_decision_detail()
    case 'wrong-current-password': return m.problem_wrong_current_password_detail()
    case 'fresh-login-needed': return m.problem_fresh_login_needed_detail()
    case 'second-factor-needed': return m.problem_second_factor_needed_detail()
    case 'second-factor-missing': return m.problem_second_factor_missing_detail()
    case 'wrong-passkey': return m.problem_wrong_passkey_detail()
    case 'wrong-code': return m.problem_wrong_code_detail()
    case 'not-confirmed': return m.problem_not_confirmed_detail()
    case 'account-disabled': return problem.reason === null
      ? m.problem_account_disabled_detail()
      : m.problem_account_disabled_reason({ reason: problem.reason.replaceAll('\n', ' ') })
    case 'unknown-address': return m.problem_unknown_address_detail({ ...problem, address: truncated(problem.address) })
    case 'unknown-listing': return m.problem_unknown_listing_detail({ id: String(problem.id), listingType: problem.listingType ?? 'any' })
    case 'unknown-user': return m.problem_unknown_user_detail({ id: String(problem.id) })
    case 'unknown-decision': return m.problem_unknown_decision_detail({ id: String(problem.id) })
    case 'unknown-reason': return m.problem_unknown_reason_detail({ id: String(problem.id) })
    case 'unknown-statement': return m.problem_unknown_statement_detail({ id: String(problem.id) })
    case 'unknown-objection': return m.problem_unknown_objection_detail({ id: String(problem.id) })
    case 'request-timeout': return m.problem_request_timeout_detail()
    case 'username-taken': return m.problem_username_taken_detail()
    case 'email-taken': return m.problem_email_taken_detail()
    case 'already-approved': return m.problem_already_approved_detail()
    case 'not-cancellable': return m.problem_not_cancellable_detail()
    case 'not-mergeable': return m.problem_not_mergeable_detail()
    case 'already-reported': return m.problem_already_reported_detail()
    case 'already-objected': return m.problem_already_objected_detail()
    case 'own-decision': return m.problem_own_decision_detail()
    case 'own-account': return m.problem_own_account_detail()
    case 'last-admin': return m.problem_last_admin_detail()
    case 'second-factor-changed': return m.problem_second_factor_changed_detail()
    case 'general-reason': return m.problem_general_reason_detail()
    case 'too-many-reasons': return m.problem_too_many_reasons_detail()
    case 'undated-event': return m.problem_undated_event_detail({ id: String(problem.id) })
    case 'removed-listing': return m.problem_removed_listing_detail({ id: String(problem.id) })
    case 'changed-meanwhile': return m.problem_changed_meanwhile_detail()
    case 'body-too-large': return m.problem_body_too_large_detail({ kilobytes: problem.limitInBytes / 1000 })
    case 'unsupported-media-type': return m.problem_unsupported_media_type_detail()
    case 'unknown-expectation': return m.problem_unknown_expectation_detail()
    case 'too-many-requests': return waitSentence(Math.ceil(problem.retryAfterInSeconds / 60))
    case 'headers-too-large': return m.problem_headers_too_large_detail()
    case 'unexpected': return m.problem_unexpected_detail()
    case 'not-implemented': return m.problem_not_implemented_detail({ operation: problem.operation })
    case 'not-ready': return problem.advice === 'read-pages' ? m.problem_not_ready_detail_pages() : m.problem_not_ready_detail()
    case 'read-only': return m.problem_read_only_detail()
  }
}

function waitSentence(minutes: number): string {
  if (minutes <= 120) return m.problem_too_many_requests_detail({ minutes })
  return m.problem_too_many_requests_detail_hours({ hours: Math.ceil(minutes / 60) })
}

function formatFaults(problem: Problem): components['schemas']['Fault'][] {
  switch (problem.type) {
    case 'invalid-request': return problem.faults.map(formatFault)
    case 'unknown-city': return [{ in: problem.in, name: 'city', detail: detail(problem) }]
    case 'unknown-tag': return [{ in: problem.in, name: problem.in === 'body' ? 'tags' : 'tag', detail: detail(problem) }]
    case 'common-password':
    case 'guessable-password': return [{ in: 'body', name: problem.field, detail: detail(problem) }]
    default: return []
  }
}

function formatFault(fault: Fault): components['schemas']['Fault'] {
  return { in: fault.in, name: truncated(fault.name), detail: ruleSentence(fault) }
}

function faultSentence(fault: Fault): string {
  const sentence = ruleSentence(fault)
  if (fault.name === '' || namesItsField.has(fault.rule)) return sentence
  return m.problem_invalid_request_fault({ name: truncated(fault.name), sentence })
}

/** Rules whose sentences already name the field. */
const namesItsField: ReadonlySet<Rule['rule']> = new Set([
  'in-the-past', 'before-start', 'without-start-time', 'before-start-time', 'too-many-days', 'window-too-long',
])

function ruleSentence(fault: Rule): string {
  switch (fault.rule) {
    case 'missing': return m.rule_missing()
    case 'unknown': return m.rule_unknown()
    case 'repeated': return m.rule_repeated()
    case 'not-a-day': return m.rule_not_a_day()
    case 'not-a-time': return m.rule_not_a_time()
    case 'before-from': return m.rule_before_from()
    case 'malformed': return m.rule_malformed()
    case 'in-the-past': return m.rule_in_the_past()
    case 'before-start': return m.rule_before_start()
    case 'without-start-time': return m.rule_without_start_time()
    case 'before-start-time': return m.rule_before_start_time()
    case 'not-a-web-address': return m.rule_not_a_web_address()
    case 'with-user': return m.rule_with_user()
    case 'with-backslash': return m.rule_with_backslash()
    case 'with-direction-marks': return m.rule_with_direction_marks()
    case 'not-a-number': return m.rule_not_a_number()
    case 'too-precise': return m.rule_too_precise()
    case 'wrong-type': return m.rule_wrong_type(fault)
    case 'not-one-of': return m.rule_not_one_of({ allowed: fault.allowed.join(', ') })
    case 'too-short': return m.rule_too_short(fault)
    case 'too-long': return m.rule_too_long(fault)
    case 'too-small': return m.rule_too_small(fault)
    case 'too-large': return m.rule_too_large(fault)
    case 'too-few': return m.rule_too_few(fault)
    case 'too-many': return m.rule_too_many(fault)
    case 'too-many-days': return m.rule_too_many_days(fault)
    case 'window-too-long': return m.rule_window_too_long(fault)
    case 'too-many-values': return m.rule_too_many_values(fault)
    case 'too-deep': return m.rule_too_deep(fault)
  }
}

/** Truncates text of the caller that the answer repeats. */
function truncated(text: string): string {
  const shown = [...text.slice(0, 300)].slice(0, 100).join('')
  return shown.length < text.length ? `${shown}…` : text
}
