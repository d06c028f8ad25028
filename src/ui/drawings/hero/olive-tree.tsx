/** An olive tree: a split, leaning trunk and a crown of silver leaves. */
import { leafPath, scatter } from '../leaf.ts'

const goldenAngle = 137.508

/** Leaves spread like seeds in a flower head, each pointing outwards and a little up. */
function crown(leaves: number, from: number, lift: number): string {
  return Array.from({ length: leaves }, (_, index) => {
    const reach = Math.sqrt((index + from) / (leaves + from))
    const turn = index * goldenAngle
    const x = Math.cos((turn * Math.PI) / 180) * reach * 74
    const y = Math.sin((turn * Math.PI) / 180) * reach * 44 + lift
    return leafPath(x, y, turn + (scatter(index) - 0.5) * 90, 13 + scatter(index, 0.7549) * 7, 3.4)
  }).join('')
}

const shade = crown(96, 50, 2)
const light = crown(76, 1, -9)

const masses =
  'M-72 8C-90-4-84-28-64-30C-62-48-34-54-20-44C-8-60 26-58 34-42C54-50 76-36 72-18C88-8 84 14 66 16C58 30 34 32 22 24C8 36-18 36-28 24C-46 32-68 26-72 8z'

export function OliveTree({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="6" cy="4" rx="62" ry="7" fill="var(--d-ink)" opacity="0.16" />
      <path
        d="M-20 4C-12-4-12-22-16-38S-30-66-42-76L-34-80C-20-72-12-62-6-50C-2-66 6-80 20-92L27-88C16-76 10-60 11-44S16-6 28 4C16 2 10 4 4 6S-12 3-20 4z"
        fill="var(--d-bark)"
        stroke="var(--d-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M-5-48C-4-30-2-14-8-2M4-44C2-28 8-14 14-2M-12-30q3 4 2 10M6-24q-3 5 0 9"
        fill="none"
        stroke="var(--d-bark-shade)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g transform="translate(0 -104)">
        <path d={masses} fill="var(--d-leaf)" />
        <path d={shade} fill="var(--d-leaf-dark)" />
        <path d={light} fill="var(--d-leaf-light)" />
      </g>
    </g>
  )
}
