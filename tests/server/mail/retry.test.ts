/** Retry delays, giving up, and the logged codes of failures. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failureCode, reactionTo, retryDelayMs } from '../../../server/mail/retry.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })

describe('the delay before the next attempt', () => {
  it('doubles from five seconds up to an hour', () => {
    const delays = [1, 2, 3, 9, 10, 11, 50, 2_000].map((attempt) => retryDelayMs(attempt, 0.5) / 1_000)
    expect(delays).toEqual([5, 10, 20, 1_280, 2_560, 3_600, 3_600, 3_600])
  })

  it('varies by a quarter at random, and is at most an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), chance, (attempt, chosen) => {
        const delay = retryDelayMs(attempt, chosen)
        const middle = retryDelayMs(attempt, 0.5)
        expect(delay).toBeGreaterThanOrEqual(0.75 * middle - 1)
        expect(delay).toBeLessThanOrEqual(Math.min(1.25 * middle + 1, 3_600_000))
      }),
    )
  })
})

describe('a failure', () => {
  const queuedAt = new Date('2026-11-21T10:00:00Z')
  const after = (ms: number) => new Date(queuedAt.getTime() + ms)
  const threeDaysMs = 3 * 86_400_000
  const lostConnection = { code: 'ECONNRESET' }
  const isGivenUp = (error: object, attempt: number, now: Date) =>
    reactionTo(error, { attempt, refusals: 0, queuedAt }, now, 0.5).kind === 'give-up'

  it.each([
    ['a recipient rejected permanently', { command: 'RCPT TO', responseCode: 550 }, true],
    ['a recipient rejected temporarily', { command: 'RCPT TO', responseCode: 450 }, false],
    ['our password rejected', { command: 'AUTH PLAIN', responseCode: 535 }, false],
    ['our sender address rejected', { command: 'MAIL FROM', responseCode: 550 }, false],
    ['a lost connection', lostConnection, false],
  ])('is permanent or not: %s', (_name, error, isPermanent) => {
    expect(isGivenUp(error, 72, after(threeDaysMs - 1))).toBe(isPermanent)
    expect(isGivenUp(error, 72, after(threeDaysMs))).toBe(true)
  })

  it('is retried after a jump of the clock, and given up after 72 attempts', () => {
    for (const jumpMs of [threeDaysMs, 3650 * threeDaysMs, -3650 * threeDaysMs]) {
      expect(isGivenUp(lostConnection, 1, after(jumpMs))).toBe(false)
      expect(isGivenUp(lostConnection, 20, after(jumpMs))).toBe(false)
      expect(isGivenUp(lostConnection, 72, after(jumpMs))).toBe(true)
    }
  })

  it('that is a refusal of the content is tried again after 15, 30 and 60 minutes, however many attempts came before', () => {
    const refused = { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 5.6.0 Message refused' }
    const reactions = [0, 1, 2, 3].map((refusals) => reactionTo(refused, { attempt: 30, refusals, queuedAt }, after(0), 0.5))
    expect(reactions).toEqual([
      ...[15, 30, 60].map((minutes) => ({ kind: 'retry', delayMs: minutes * 60_000, isRefusal: true, isForOperator: false })),
      { kind: 'give-up' },
    ])
  })

  it.each([
    [{ code: 'EENVELOPE', responseCode: 550, message: 'maria' }, 'EENVELOPE 550'],
    [{ code: 'EENVELOPE', responseCode: 550, response: '550-5.7.1 maria\n550 5.7.1 maria' }, 'EENVELOPE 550 5.7.1'],
    [Object.assign(new Error('maria'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [new TypeError('maria'), 'TypeError'],
    [{ code: 'a code with maria in it' }, 'unexpected'],
  ])('is logged by its code only: %o', (error, code) => {
    expect(failureCode(error)).toBe(code)
  })
})
