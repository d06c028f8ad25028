/** Passwords: what is kept of them, and what comparing them costs. */
import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../../domain/problems.ts'
import { argon2Passwords } from '../../../server/work/passwords.ts'

const passwords = argon2Passwords()

describe('a password', () => {
  it('is told from any other', async () => {
    const kept = await passwords.hash('private-olives')
    expect(parseOptions(kept)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(kept).toMatch(/^\$argon2id\$/)
    const answers = await Promise.all(['private-olives', 'private-olive', ''].map((each) => passwords.matches(each, kept)))
    expect(answers).toEqual([true, false, false])
  })

  it('is kept under another hash each time', async () => {
    expect(await passwords.hash('private-olives')).not.toBe(await passwords.hash('private-olives'))
  })

  it('is none of nobody', async () => {
    expect(await passwords.matches('', null)).toBe(false)
    expect(await passwords.matches('private-olives', null)).toBe(false)
  })

  it('is not asked for where too many wait already', async () => {
    const bounded = argon2Passwords({ concurrency: 2, maxWaiting: 3 })
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => bounded.matches('private-olives', null)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refused).toHaveLength(4)
    expect(refused.every((reason) => reason instanceof ProblemError && reason.problem.type === 'not-ready')).toBe(true)
  })
})
