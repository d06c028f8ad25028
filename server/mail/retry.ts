/** The retry policy for mails. */
import { enhancedStatus, verdictOn, type SmtpError } from './smtp-answers.ts'

const firstDelayMs = 5_000
const maxDelayMs = 3_600_000
const maxAgeMs = 3 * 86_400_000

/** A server that runs without interruption makes more than 72 attempts in three days. */
const minAttempts = 60

/** A refused content is tried this many times, over one and three quarter hours. */
const maxRefusals = 4
const firstRefusalDelayMs = 15 * 60_000

/** A mail that was not sent, with the failed attempt. */
interface Tried {
  /** Counts from 1. */
  readonly attempt: number
  /** How many attempts before this one the mail server refused with the verdict `few`. */
  readonly refusals: number
  readonly queuedAt: Date
}

/** What to do after a failed attempt. `isForOperator`: the mail waits for something that only the operator can mend. */
export type Reaction =
  | { readonly kind: 'give-up' }
  | { readonly kind: 'retry'; readonly delayMs: number; readonly isRefusal: boolean; readonly isForOperator: boolean }

/**
 * Gives up if the verdict says so, or if the mail failed for three days. It also counts attempts, since the clock may have been
 * changed after the mail was queued. `random` (0 to 1) varies the delay.
 */
export function reactionTo(error: unknown, { attempt, refusals, queuedAt }: Tried, now: Date, random: number): Reaction {
  const verdict = verdictOn(error)
  const isOld = Math.abs(now.getTime() - queuedAt.getTime()) >= maxAgeMs && attempt >= minAttempts
  const isRefusal = verdict === 'few'
  if (verdict === 'end' || isOld || (isRefusal && refusals + 1 >= maxRefusals)) return { kind: 'give-up' }
  const delayMs = isRefusal ? varied(firstRefusalDelayMs * 2 ** refusals, random) : retryDelayMs(attempt, random)
  return { kind: 'retry', delayMs, isRefusal, isForOperator: verdict === 'tell' }
}

/** Exponential backoff from 5 s up to one hour; `random` (0 to 1) adds a jitter of ±25 %. */
export function retryDelayMs(attempt: number, random: number): number {
  return varied(Math.min(firstDelayMs * 2 ** (attempt - 1), maxDelayMs), random)
}

function varied(delayMs: number, random: number): number {
  return Math.round(Math.min(delayMs * (0.75 + random / 2), maxDelayMs))
}

/** A short code for the log: `EENVELOPE 550 5.7.1`. The message of the error is omitted, since it can contain an address. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = error as SmtpError & { readonly name?: string }
  const word = [code, name].find((each) => /^\w{1,40}$/.test(each ?? '')) ?? 'unexpected'
  return [word, responseCode, enhancedStatus(error)].filter(Boolean).join(' ')
}
