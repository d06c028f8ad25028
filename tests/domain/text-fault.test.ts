/** Visible and forbidden characters of a text. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionFault, isVisible, textFault } from '../../domain/text-fault.ts'

const invisible = [
  ' ', '\n', '\u00A0', '\u3000', '\u200B', '\u200C', '\u200D',
  '\u2060', '\uFEFF', '\u00AD', '\u034F', '\u061C', '\u180E', '\u200E', '\u200F',
  '\u202A', '\u202E', '\u2066', '\u2069', '\uFE00', '\uFE0F', '\u{E0100}',
  '\u{E0041}', '\u115F', '\u1160', '\u3164', '\uFFA0', '\u17B4', '\u2800',
  '\u{1D159}', '\u{1D173}', '\u{13441}', '\u0301', '\u0345', '\u20E3', '\uFFF9', '\u0085',
]

describe('a text', () => {
  it.each(['a', 'Ω', '🌿', '👩‍🌾', '1️⃣', '🇬🇷', 'é', '한', 'क', '!', '—', '€', '\u{1FAE9}', '\uE000'])('is visible with %j', (text) => {
    expect(isVisible(text)).toBe(true)
  })

  it('is invisible with any sequence of invisible characters, and visible with any letter', () => {
    const unseen = fc.array(fc.constantFrom(...invisible), { maxLength: 12 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(unseen, unseen, (before, after) => {
        expect(isVisible(before + after)).toBe(false)
        expect(textFault((before + after).trim(), 140, 'line')).toEqual({ rule: 'missing' })
        expect(isVisible(`${before}x${after}`)).toBe(true)
      }),
    )
  })

  it('can contain line breaks only if it can have several lines', () => {
    const faults = (['line', 'name', 'lines'] as const).map((kind) => textFault('a\r\nb', 140, kind))
    expect(faults).toEqual([{ rule: 'malformed' }, { rule: 'malformed' }, null])
  })

  it.each(['a\u202Eb', 'a\u202Db\u202C', '\u2067a\u2069'])('cannot have marks of direction in a name: %j', (name) => {
    for (const fault of [textFault(name, 140, 'name'), directionFault(name)]) expect(fault).toEqual({ rule: 'with-direction-marks' })
    expect(directionFault('שלום')).toBeNull()
  })
})
