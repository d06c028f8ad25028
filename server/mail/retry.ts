/** When a mail that could not be sent is tried again, and when no more. */

const firstDelayMs = 5_000
const longestDelayMs = 3_600_000
const patienceMs = 3 * 86_400_000

/** Of a server that runs: over three days there are 72 of the longest pauses. */
const leastAttempts = 60

/** Twice as long each time, from 5 s up to an hour; `chance` from 0 to 1 spreads it by a quarter either way. */
export function retryDelayMs(attempt: number, chance: number): number {
  const delayMs = Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs)
  return Math.round(Math.min(delayMs * (0.75 + chance / 2), longestDelayMs))
}

/**
 * Whether trying again is of no use: the recipient is refused for good, or it was tried for three days. The clock alone does not
 * tell, since it may have been put forward, or back since the mail was queued.
 */
export function isHopeless(error: unknown, { attempt, queuedAt }: Tried, now: Date): boolean {
  const isOld = Math.abs(now.getTime() - queuedAt.getTime()) >= patienceMs
  return isRefusedForGood(error) || (isOld && attempt >= leastAttempts)
}

interface Tried {
  /** 1 at the first. */
  readonly attempt: number
  readonly queuedAt: Date
}

/** Other refusals, of the password for one, are ours to mend, and the mails wait for it. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as SmtpError
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600
}

interface SmtpError {
  readonly command?: string
  readonly code?: string
  readonly responseCode?: number
}

/** A failure in a word or two for the log: its message may quote an address, so it is not said. */
export function failureCode(error: unknown): string {
  const { code, responseCode, name } = error as SmtpError & { readonly name?: string }
  const word = [code, name].find((each) => /^\w{1,40}$/.test(each ?? '')) ?? 'unexpected'
  return responseCode ? `${word} ${responseCode}` : word
}
