/** Which passwords can be guessed from what is known of a person. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGuessable } from '../../../domain/account/guessable-password.ts'

const known = { username: 'eleni.pap90', email: 'e.papadaki@leaf.example', siteName: 'Πράσινο' }

describe('a password', () => {
  it.each([
    'eleni.pap90', 'ELENIPAP90', 'eleni_pap_90', 'elenieleni', 'e.papadaki@leaf.example', 'Papadáki', 'papadaki1', 'papadaki2026!',
    'leaf.example', 'ΠΡΑΣΙΝΟ123', 'πρασινο-leaf', 'aaaaaaaa', 'zzzzzzzzzzzz1', '........', 'abababab', 'kaloskalos', '12345678',
    '87654321', 'abcdefgh', '11112222', '19901990', '㎯㎯㎯㎯㎯㎯㎯㎯',
  ])('is guessable if it is little but names, repetitions and runs: %s', (password) => {
    expect(isGuessable(password, known)).toBe(true)
  })

  it.each([
    'olives-and-thyme', 'eleni likes figs', 'pap90-mountain', 'another-papa', 'sunflower', 'a1b2c3d4', 'πράσινο και ελιές',
    'leafy-greens',
  ])('is not guessable otherwise: %s', (password) => {
    expect(isGuessable(password, known)).toBe(false)
  })

  it('is guessable whatever the name, if it is the name', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9._-]{8,40}$/)
    fc.assert(fc.property(name, (username) => {
      expect(isGuessable(username, { ...known, username })).toBe(true)
      expect(isGuessable(username.toUpperCase() + username, { ...known, username })).toBe(true)
    }))
  })

  it('is guessable if it repeats one character', () => {
    const one = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    fc.assert(fc.property(one, fc.integer({ min: 8, max: 200 }), (character, count) => {
      expect(isGuessable(character.repeat(count), known)).toBe(true)
    }))
  })
})
