/** Latin letters for addresses. */
import { fold } from './sort-key.ts'

/** A slug has at most this many characters. */
export const slugLength = 60

/** Greek letters and pairs of them in Latin letters (ELOT 743, without accents); pairs first. */
const latin: Readonly<Record<string, string>> = {
  ου: 'ou', αυ: 'av', ευ: 'ev', ηυ: 'iv', μπ: 'mp', ντ: 'nt', γγ: 'ng', γκ: 'gk', γχ: 'nch', γξ: 'nx',
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p',
  ρ: 'r', σ: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l', œ: 'oe',
}

const greek = new RegExp(Object.keys(latin).join('|'), 'g')

/**
 * The text in lower-case Latin letters, digits and single hyphens, cut at the end of a word where there is one; empty if nothing
 * of it can be written so.
 */
export function slugOf(text: string): string {
  const words = fold(text).replace(greek, (letters) => latin[letters] ?? '').split(/[^a-z0-9]+/).filter((word) => word !== '')
  const whole = words.join('-')
  if (whole.length <= slugLength) return whole
  const cut = whole.slice(0, slugLength + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : slugLength)
}
