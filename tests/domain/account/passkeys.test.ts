/** The form of a new passkey, and why there is none. */
import { describe, expect, it } from 'vitest'
import { passkeyFaults, passkeyNameOf, passkeyOutcomeOf, PasskeyRefused } from '../../../domain/account/passkeys.ts'
import { RequestFailed } from '../../../domain/failure.ts'

describe('the name of a passkey', () => {
  it('is sent trimmed, and without invisible marks', () => {
    expect(passkeyNameOf({ name: ' My\u00ADphone ' })).toBe('Myphone')
  })

  it('has one to sixty characters', () => {
    expect(passkeyFaults({ name: ' ' })).toEqual({ name: { rule: 'missing' } })
    expect(passkeyFaults({ name: '📱'.repeat(60) })).toEqual({})
    expect(passkeyFaults({ name: '📱'.repeat(61) })).toEqual({ name: { rule: 'too-long', limit: 60 } })
  })
})

it('tells what the browser refused from what the server refused', () => {
  expect(passkeyOutcomeOf(new PasskeyRefused('known'))).toEqual({ refusal: 'known', failure: null })
  const failure = { status: 403, type: 'wrong-passkey', sentence: 'No.' } as const
  expect(passkeyOutcomeOf(new RequestFailed(failure))).toEqual({ refusal: null, failure })
})
