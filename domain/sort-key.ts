/** Folds and compares text, so that browser, server and SQL sort and search alike. */

const combiningMarks = /\p{M}+/gu

/**
 * Text without case and accents, for comparison: `ΟΔΟΣ`, `Οδός` and `οδος` all give `οδοσ`.
 * Converted to upper case, because lower-casing alone gives a final sigma at the end of a Greek word and keeps `ß`; and to lower
 * case before, because `ẞ` is its own upper case. Compatibility characters are replaced first, since they have no case.
 */
export function fold(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().toUpperCase().normalize('NFKD').replace(combiningMarks, '')
  return letters.toLowerCase().replaceAll('ς', 'σ').trim()
}

/** The sort key of a listing: its folded title. */
export function sortKey(listing: { readonly title: string }): string {
  return fold(listing.title)
}

/**
 * Compares by code points, as PostgreSQL's collation "C" does on UTF-8. The operator `<` compares UTF-16 code units, which
 * puts characters beyond U+FFFF before U+E000–U+FFFF.
 */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return surrogatesLast(left) - surrogatesLast(right)
  }
  return a.length - b.length
}

/** Orders UTF-16 surrogates after all other code units, as the characters that they encode. */
function surrogatesLast(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
