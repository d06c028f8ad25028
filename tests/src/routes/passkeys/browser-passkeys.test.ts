/** What the browser says of passkeys. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PasskeyRefused } from '../../../../domain/account/passkeys.ts'
import { makePasskey, usePasskey } from '../../../../src/routes/passkeys/browser-passkeys.ts'

const { signal } = new AbortController()
const options = { challenge: 'q1rG0yq7mZ2c' }
const made = { id: 'mE3kqzQ0', rawId: 'mE3kqzQ0', type: 'public-key', response: {} }

afterEach(() => vi.unstubAllGlobals())

/** A browser whose options are what was sent, with a mark, and whose answer is this. */
function browserWith(answer: () => Promise<unknown>) {
  const asked: unknown[] = []
  const ask = (given: unknown) => {
    asked.push(given)
    return answer()
  }
  const parsed = (kind: string) => (sent: object) => ({ ...sent, kind })
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: parsed('creation'), parseRequestOptionsFromJSON: parsed('request'),
  })
  vi.stubGlobal('navigator', { credentials: { create: ask, get: ask } })
  return asked
}

const refusalOf = (call: Promise<unknown>) => call.then(() => expect.unreachable(), (error: unknown) => (error as PasskeyRefused).refusal)

describe('a passkey', () => {
  it('is made and used with what the server asks for, and can be broken off', async () => {
    const asked = browserWith(async () => ({ toJSON: () => made }))
    expect([await makePasskey(options, signal), await usePasskey(options, signal)]).toEqual([made, made])
    expect(asked).toEqual(['creation', 'request'].map((kind) => ({ publicKey: { ...options, kind }, signal })))
  })

  it.each([
    ['NotAllowedError', 'cancelled'], ['AbortError', 'cancelled'], ['InvalidStateError', 'known'], ['SecurityError', 'impossible'],
  ])('that ends with %s was %s', async (name, refusal) => {
    browserWith(() => Promise.reject(new DOMException('No.', name)))
    expect(await refusalOf(makePasskey(options, signal))).toBe(refusal)
    expect(await refusalOf(usePasskey(options, signal))).toBe(refusal)
  })

  it('is impossible where there is none, and where the browser does not read what was sent', async () => {
    browserWith(async () => null)
    expect(await refusalOf(usePasskey(options, signal))).toBe('impossible')
    vi.stubGlobal('PublicKeyCredential', undefined)
    expect(await refusalOf(makePasskey(options, signal))).toBe('impossible')
  })
})
