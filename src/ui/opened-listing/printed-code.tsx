/** The code of an address on paper, in a file of its own: the package that makes it is fetched once a listing is open. */
import { encode } from 'uqr'
import { printedCode } from '../../../domain/printed-code.ts'

export interface PrintedCodeProps {
  readonly address: string
}

export function PrintedCode({ address }: PrintedCodeProps) {
  const { viewBox, path } = printedCode(address, encode)
  return (
    <svg viewBox={viewBox} shapeRendering="crispEdges" aria-hidden="true">
      <path stroke="#000" d={path} />
    </svg>
  )
}
