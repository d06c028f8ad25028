/** An olive tree: a split, leaning trunk and a crown of silver leaves. */
import { leafPath, scatter } from '../outlines.ts'

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

/** A cypress: a dark flame beside a house or a chapel. */
export function Cypress({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-2 6h4v-12h-4z" fill="var(--d-bark-shade)" />
      <path d="M0-92C8-70 15-44 13-20Q11-2 0 0Q-11-2-13-20C-15-44-8-70 0-92z" fill="var(--d-leaf-dark)" />
      <path d="M-1-84C-8-62-11-40-10-20Q-9-8-4-4Q-8-40-1-84z" fill="var(--d-leaf)" />
      <path d="M4-66q3 14 2 24M6-34q2 10-1 20M0-50q2 8 0 16" fill="none" stroke="var(--d-ink)" strokeWidth="1.2" strokeLinecap="round" opacity="0.5" />
    </g>
  )
}

/** Olive trees seen from afar: rows of round crowns on the slopes. */
export type Place = readonly [x: number, y: number, size: number]

/** Crowns share one path per paint, so a grove of any size is three elements. */
export function Grove({ places }: { places: readonly Place[] }) {
  const draw = (part: (place: Place) => string) => places.map(part).join('')
  return (
    <g>
      <path
        d={draw(([x, y, size]) => `M${x} ${y}q${size * 0.2} ${-size * 0.3} 0 ${-size * 0.8}`)}
        fill="none"
        stroke="var(--d-bark-shade)"
        strokeWidth="2.4"
      />
      <path
        d={draw(
          ([x, y, size]) =>
            `M${x - size * 0.7} ${y - size * 0.4}q${-size * 0.35} ${-size * 0.5} ${size * 0.2} ${-size * 0.6}q${size * 0.2} ${-size * 0.4} ${size * 0.6} ${-size * 0.15}q${size * 0.6} ${-size * 0.05} ${size * 0.55} ${size * 0.45}q${size * 0.2} ${size * 0.4} ${-size * 0.35} ${size * 0.4}q${-size * 0.6} ${size * 0.2} ${-size} ${-size * 0.1}z`,
        )}
        fill="var(--d-leaf)"
      />
      <path
        d={draw(
          ([x, y, size]) =>
            `M${x - size * 0.45} ${y - size * 0.8}q${size * 0.2} ${-size * 0.3} ${size * 0.5} ${-size * 0.2}M${x} ${y - size * 0.65}q${size * 0.2} ${-size * 0.1} ${size * 0.35} 0`,
        )}
        fill="none"
        stroke="var(--d-leaf-light)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  )
}
