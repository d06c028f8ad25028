/** The address of a page on paper: in letters, and as a code that a phone reads (QR code, ISO/IEC 18004). */
import { encode } from 'uqr'
import { escapeMarkup as text } from '../feeds/markup.ts'

/** The free space that a reader needs around the code. */
const margin = 4

/**
 * Of the eight masks always the first. To choose the best of them is for codes that are read from a distance or damaged, and it takes
 * more than half of the time of writing a page.
 */
const options = { ecc: 'M', border: 0, maskPattern: 0 } as const

/** Hidden on screens by `document.css`. */
export function printedAddress(address: string): string {
  return `<p class="on-paper">${codeOf(address)} ${text(address)}</p>`
}

/** Each row is drawn as lines, as long as the row is dark, which needs a third of the bytes of one square for each dark module. */
function codeOf(address: string): string {
  const { data, size } = encode(address, options)
  const lines = data.flatMap((row, y) =>
    [...row.map((isDark) => (isDark ? 'x' : ' ')).join('').matchAll(/x+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}`))
  const whole = size + 2 * margin
  return `<svg viewBox="${-margin} ${-margin - 0.5} ${whole} ${whole}" shape-rendering="crispEdges" aria-hidden="true">\
<path stroke="#000" d="${lines.join('')}"/></svg>`
}
