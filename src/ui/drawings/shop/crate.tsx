/** A crate of fruit, tipped towards the street. */
import { disc } from '../disc.ts'
import { leafPath } from '../leaf.ts'

const heap = [[6, 22], [17, 20], [28, 21], [39, 22], [11, 14], [22, 12], [33, 14]] as const
const fruits = heap.map(([x, y]) => disc(x, y, 6.5)).join('')
const stalks = heap.map(([x, y]) => leafPath(x, y - 4, -70, 6, 2) + leafPath(x, y - 4, -130, 6, 2)).join('')

export function Crate({ x, fruit }: { x: number; fruit: string }) {
  return (
    <g transform={`translate(${x} 210)`} stroke="var(--d-ink)" strokeWidth="1.5" strokeLinejoin="round">
      <path d={fruits} fill={fruit} />
      <path d={stalks} fill="var(--d-leaf)" stroke="none" />
      <path d="M-2 24H47L44 50H1z" fill="var(--d-straw)" />
      <path d="M-1 33H46M0 42H45M8 24L10 50M37 24L35 50" fill="none" strokeWidth="1.2" />
    </g>
  )
}
