/** The address of a page on paper: as a code, and in letters. */
import { encode } from 'uqr'
import { printedCode } from '../../domain/printed-code.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'

/** Hidden on screens by `document.css`. */
export function printedAddress(address: string): string {
  const { viewBox, path } = printedCode(address, encode)
  return `<p class="on-paper"><svg viewBox="${viewBox}" shape-rendering="crispEdges" aria-hidden="true"><path stroke="#000" d="${path}"/></svg> \
${text(address)}</p>`
}
