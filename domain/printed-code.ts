/** The code of an address on paper, which a phone reads (QR code, ISO/IEC 18004). */

/** The free space that a reader needs around the code. */
const margin = 4

/**
 * Of the eight masks always the first. To choose the best of them is for codes that are read from a distance or damaged, and it takes
 * more than half of the time of writing a page.
 */
const options = { ecc: 'M', border: 0, maskPattern: 0 } as const

/** `encode` of the package uqr. */
type Encode = (address: string, chosen: typeof options) => { readonly data: readonly (readonly boolean[])[]; readonly size: number }

interface PrintedCode {
  /** The view of the SVG, with the margin. */
  readonly viewBox: string
  /** The lines of the dark modules, each one wide. */
  readonly path: string
}

/** Each row is drawn as lines, as long as the row is dark, which needs a third of the bytes of one square for each dark module. */
export function printedCode(address: string, encode: Encode): PrintedCode {
  const { data, size } = encode(address, options)
  const lines = data.flatMap((row, y) =>
    [...row.map((isDark) => (isDark ? 'x' : ' ')).join('').matchAll(/x+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`))
  const whole = size + 2 * margin
  return { viewBox: `${-margin} ${-margin - 0.5} ${whole} ${whole}`, path: lines.join('') }
}
