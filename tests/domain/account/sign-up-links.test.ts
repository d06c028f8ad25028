/** The links of a sign-up. */
import { describe, expect, it } from 'vitest'
import { disownParameter, namedSignUp, readNamedSignUp, signUpQuery } from '../../../domain/account/sign-up-links.ts'
import { pathAfterHash, paths, tokenParameter } from '../../../domain/paths.ts'
import { parseSearch, readToken } from '../../../src/paths.ts'

const signUp = namedSignUp('eleni.k-1_x', new Date('2026-11-21T10:05:59.123Z'))

describe('a link of a sign-up', () => {
  it.each([tokenParameter, disownParameter] as const)('is read as it was written, and if a mail program encoded it: %s', (parameter) => {
    const query = signUpQuery(parameter, 'se-cr_et', signUp)
    const encoded = pathAfterHash(encodeURIComponent(`${paths.verifyEmail}${query}`)).slice(paths.verifyEmail.length)
    for (const written of [query, `${query}.`, encoded]) {
      const search = parseSearch(written)
      expect(readToken(search, parameter)).toBe('se-cr_et')
      expect(readNamedSignUp(search)).toEqual({ username: 'eleni.k-1_x', at: '2026-11-21T10:05Z' })
    }
  })

  it.each([
    '', '?username=eleni', '?at=2026-11-21T10:05Z', '?username=Call%20555&at=2026-11-21T10:05Z', '?username=eleni&at=now',
    '?username=eleni&at=2026-13-41T10:05Z',
  ])('names no sign-up unless both values are valid: %s', (query) => expect(readNamedSignUp(parseSearch(query))).toBeNull())
})
