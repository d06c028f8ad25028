/** All problems of the contract: type, status, and the data for the sentence. */
import type { components } from '../contract/openapi.ts'
import type { ListingType } from './listing/listing.ts'

/** The status of each problem type (RFC 9457), in the order of the documentation. */
export const problemTypes = {
  'invalid-request': { status: 400 },
  'unreadable-body': { status: 400 },
  'unreadable-request': { status: 400 },
  'unknown-city': { status: 400 },
  'unknown-tag': { status: 400 },
  'common-password': { status: 400 },
  'guessable-password': { status: 400 },
  'unknown-link': { status: 400 },
  'used-link': { status: 400 },
  'not-signed-in': { status: 401 },
  'wrong-password': { status: 401 },
  'not-allowed': { status: 403 },
  'not-own-decision': { status: 403 },
  'wrong-current-password': { status: 403 },
  'fresh-login-needed': { status: 403 },
  'second-factor-needed': { status: 403 },
  'second-factor-missing': { status: 403 },
  'wrong-passkey': { status: 403 },
  'wrong-code': { status: 403 },
  'not-confirmed': { status: 403 },
  'account-disabled': { status: 403 },
  'unknown-address': { status: 404 },
  'unknown-listing': { status: 404 },
  'undated-event': { status: 404 },
  'unknown-user': { status: 404 },
  'unknown-decision': { status: 404 },
  'unknown-reason': { status: 404 },
  'unknown-statement': { status: 404 },
  'unknown-objection': { status: 404 },
  'request-timeout': { status: 408 },
  'username-taken': { status: 409 },
  'email-taken': { status: 409 },
  'already-approved': { status: 409 },
  'not-cancellable': { status: 409 },
  'not-mergeable': { status: 409 },
  'already-reported': { status: 409 },
  'already-objected': { status: 409 },
  'own-decision': { status: 409 },
  'own-account': { status: 409 },
  'last-admin': { status: 409 },
  'second-factor-changed': { status: 409 },
  'general-reason': { status: 409 },
  'too-many-reasons': { status: 409 },
  'removed-listing': { status: 410 },
  'changed-meanwhile': { status: 412 },
  'body-too-large': { status: 413 },
  'unsupported-media-type': { status: 415 },
  'unknown-expectation': { status: 417 },
  'too-many-requests': { status: 429 },
  'headers-too-large': { status: 431 },
  'unexpected': { status: 500 },
  'not-implemented': { status: 501 },
  'not-ready': { status: 503 },
  'read-only': { status: 503 },
} as const satisfies Record<string, { status: number }>

/** The name of a problem type: the fragment of the `type` of a problem. */
export type ProblemType = keyof typeof problemTypes

/** The rule that a field or parameter violates. `limit` is in code points or entries, or bounds the value itself. */
export type Rule =
  | { readonly rule: 'missing' | 'unknown' | 'repeated' | 'not-a-day' | 'not-a-time' | 'before-from' | 'malformed' }
  | { readonly rule: 'in-the-past' | 'before-start' | 'without-start-time' | 'before-start-time' | 'not-a-number' | 'too-precise' }
  | { readonly rule: 'not-a-web-address' | 'with-user' | 'with-backslash' | 'with-direction-marks' }
  | { readonly rule: 'wrong-type'; readonly expected: string }
  | { readonly rule: 'not-one-of'; readonly allowed: readonly string[] }
  | { readonly rule: 'too-short' | 'too-long' | 'too-small' | 'too-large'; readonly limit: number }
  | { readonly rule: 'too-few' | 'too-many' | 'too-many-days' | 'window-too-long' | 'too-many-values' | 'too-deep'; readonly limit: number }

/** An invalid field or parameter. `name` is dotted inside objects, and empty for the whole body. */
export type Fault = { readonly in: 'query' | 'path' | 'header' | 'body'; readonly name: string } & Rule

/** A problem with the data for its sentence, but without the sentence. */
export type Problem =
  | { readonly type: 'invalid-request'; readonly faults: readonly Fault[] }
  | { readonly type: 'unknown-city'; readonly city: string; readonly in: 'query' | 'body' }
  | { readonly type: 'unknown-tag'; readonly tag: string; readonly in: 'query' | 'body' }
  | { readonly type: 'common-password' | 'guessable-password'; readonly field: 'password' | 'newPassword' }
  | { readonly type: 'unknown-address'; readonly method: string; readonly address: string }
  /** `mergedInto`: the id of the public listing into which this one was merged. */
  | { readonly type: 'unknown-listing'; readonly listingType: ListingType | null; readonly id: number; readonly mergedInto?: number }
  | { readonly type: 'undated-event'; readonly id: number }
  /** `reason`: what the statement of it says; null for what was disabled before there were statements. */
  | { readonly type: 'account-disabled'; readonly reason: string | null }
  | { readonly type: 'removed-listing'; readonly id: number }
  | { readonly type: 'unknown-user' | 'unknown-decision' | 'unknown-reason'; readonly id: number }
  | { readonly type: 'unknown-statement' | 'unknown-objection'; readonly id: number }
  | { readonly type: 'changed-meanwhile'; readonly current: components['schemas']['TypedListing'] }
  | { readonly type: 'not-implemented'; readonly operation: string }
  | { readonly type: 'body-too-large'; readonly limitInBytes: number }
  | { readonly type: 'too-many-requests'; readonly retryAfterInSeconds: number }
  | { readonly type: 'not-ready'; readonly advice?: 'read-pages' }
  | { readonly type: PlainProblemType }

/** The types of the problems without data. */
export type PlainProblemType =
  | 'unreadable-body'
  | 'unreadable-request'
  | 'unknown-link'
  | 'used-link'
  | 'not-signed-in'
  | 'wrong-password'
  | 'not-allowed'
  | 'not-own-decision'
  | 'wrong-current-password'
  | 'fresh-login-needed'
  | 'second-factor-needed'
  | 'second-factor-missing'
  | 'wrong-passkey'
  | 'wrong-code'
  | 'general-reason'
  | 'too-many-reasons'
  | 'not-confirmed'
  | 'username-taken'
  | 'email-taken'
  | 'already-approved'
  | 'not-cancellable'
  | 'not-mergeable'
  | 'already-reported'
  | 'already-objected'
  | 'own-decision'
  | 'own-account'
  | 'last-admin'
  | 'second-factor-changed'
  | 'request-timeout'
  | 'unsupported-media-type'
  | 'unknown-expectation'
  | 'headers-too-large'
  | 'unexpected'
  | 'read-only'

/** Thrown by operations; the error handler sends the problem. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.type, options)
    this.name = 'ProblemError'
    this.problem = problem
  }
}

/** The URL of a problem type, relative to the server: its section in the API documentation. */
export function problemAddress(type: ProblemType): string {
  return `/docs#${type}`
}
