/** A pergola and the vine on it, with grapes. */
import { disc } from '../disc.ts'
import { leafPath, scatter } from '../leaf.ts'

/* A vine leaf has five lobes that meet at its stalk. */
const lobed = (x: number, y: number, size: number, turn: number) =>
  [-112, -58, 0, 58, 112].map((angle, lobe) => leafPath(x, y, angle + turn, size * (lobe % 4 ? 1 : 0.7), size * 0.5)).join('')

const leaves = Array.from({ length: 96 }, (_, index) => ({
  x: Math.round(index * 12.6 - 600 + scatter(index) * 8),
  y: Math.round(20 + scatter(index, 0.754878) * 30 - 6),
  size: 13 + scatter(index, 0.56984) * 7,
  turn: 60 + scatter(index * 7) * 70,
}))
const layer = (part: number) =>
  leaves.filter((_, index) => index % 2 === part).map(({ x, y, size, turn }) => lobed(x, y, size, turn)).join('')

const shade = layer(0)
const light = layer(1)
const bunches = [-520, -392, -268, -128, -62, 36, 138, 250, 384, 500]
const grapes = bunches
  .flatMap((x) => [4, 3, 3, 2, 1].flatMap((count, row) => Array.from({ length: count }, (_, grape) => disc(x + (grape - (count - 1) / 2) * 8, 52 + row * 7.5, 4.6))))
  .join('')

export function Vine() {
  return (
    <g strokeLinejoin="round">
      <path d="M-600 12H600V22H-600zM-511 22H-501V250H-511zM-173 22H-163V250H-173zM163 22H173V250H163zM501 22H511V250H501z" fill="var(--d-bark)" stroke="var(--d-ink)" strokeWidth="1.6" />
      <path d="M-168 250Q-180 200-166 150T-172 60Q-170 30-140 26M168 250Q180 190 166 130T172 50" fill="none" stroke="var(--d-bark-shade)" strokeWidth="4" />
      <path d={shade} fill="var(--d-leaf-dark)" />
      <path d={grapes} fill="var(--d-aubergine)" stroke="var(--d-ink)" strokeWidth="0.8" />
      <path d={light} fill="var(--d-leaf)" />
    </g>
  )
}
