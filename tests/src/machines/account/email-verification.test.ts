/** The machine of the screen that the confirmation link opens. */
import { describe, expect, it } from 'vitest'
import { emailVerificationMachine } from '../../../../src/machines/account/email-verification.ts'
import { emailVerificationTable } from './email-verification.table.ts'
import { testWalk } from '../walked.ts'

describe('email-verification, path by path', () => testWalk(emailVerificationTable))

describe('email-verification', () => {
  it.each([
    ['verifying', 'busy'],
    ['verified', 'verified'],
    ['failed', 'failed'],
    ['tokenMissing', 'tokenMissing'],
  ] as const)('has in the state %s the tag %s and no other', (value, tag) => {
    const context = { token: null, answer: null, failure: null }
    expect([...emailVerificationMachine.resolveState({ value, context }).tags]).toEqual([tag])
  })
})
