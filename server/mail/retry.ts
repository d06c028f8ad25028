/** The retry policy for mails. */

const firstDelayMs = 5_000
const maxDelayMs = 3_600_000
const maxAgeMs = 3 * 86_400_000

/** A server that runs without interruption makes more than 72 attempts in three days. */
const minAttempts = 60

/** Exponential backoff from 5 s up to one hour; `random` (0 to 1) adds a jitter of ±25 %. */
export function retryDelayMs(attempt: number, random: number): number {
  const delayMs = Math.min(firstDelayMs * 2 ** (attempt - 1), maxDelayMs)
  return Math.round(Math.min(delayMs * (0.75 + random / 2), maxDelayMs))
}

/**
 * Whether to stop retrying: the recipient is rejected permanently, or the mail failed for three days. It also counts attempts,
 * since the clock may have been changed after the mail was queued.
 */
export function shouldGiveUp(error: unknown, { attempt, queuedAt }: Tried, now: Date): boolean {
  const isOld = Math.abs(now.getTime() - queuedAt.getTime()) >= maxAgeMs
  return isRejectedPermanently(error) || (isOld && attempt >= minAttempts)
}

interface Tried {
  /** Counts from 1. */
  readonly attempt: number
  readonly queuedAt: Date
}

/** Other permanent errors, such as a wrong password, are faults of the configuration; mails wait until it is fixed. */
function isRejectedPermanently(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpError
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600
}

interface SmtpError {
  readonly command?: string
  readonly code?: string
  readonly responseCode?: number
}

/** A short code for the log; the message of the error is omitted, since it can contain an address. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = error as SmtpError & { readonly name?: string }
  const word = [code, name].find((each) => /^\w{1,40}$/.test(each ?? '')) ?? 'unexpected'
  return responseCode ? `${word} ${responseCode}` : word
}
