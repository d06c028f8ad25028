/** Hashing and comparing passwords. */
import { hash, parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../../domain/problems.ts'
import { argon2Passwords } from '../../../server/work/passwords.ts'

const passwords = argon2Passwords()

describe('a password', () => {
  it('matches its hash, and no other password does', async () => {
    const made = await passwords.hash('private-olives')
    expect(parseOptions(made)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(made).toMatch(/^\$argon2id\$/)
    const answers = await Promise.all(['private-olives', 'private-olive', ''].map((each) => passwords.matches(each, made)))
    expect(answers).toEqual([true, false, false])
  })

  it('matches a hash of other costs, so that the costs can be raised', async () => {
    const older = await hash('private-olives', { memoryCost: 8_192, timeCost: 3, parallelism: 1 })
    expect(await Promise.all(['private-olives', 'private-olive'].map((each) => passwords.matches(each, older)))).toEqual([true, false])
  })

  it('gets another hash each time', async () => {
    expect(await passwords.hash('private-olives')).not.toBe(await passwords.hash('private-olives'))
  })

  it('does not match null', async () => {
    expect(await passwords.matches('', null)).toBe(false)
    expect(await passwords.matches('private-olives', null)).toBe(false)
  })

  it('is rejected with not-ready if too many are waiting', async () => {
    const bounded = argon2Passwords({ concurrency: 2, maxWaiting: 3 })
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => bounded.matches('private-olives', null)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refused).toHaveLength(4)
    expect(refused.every((reason) => reason instanceof ProblemError && reason.problem.type === 'not-ready')).toBe(true)
  })
})
