/** A bougainvillea that climbs the corner of the shop and arches over its door. */
import { leafPath, scatter } from '../leaf.ts'

/* Along the stem: up the right corner, then to the left above the door. */
const places = Array.from({ length: 44 }, (_, index) => {
  const along = index / 43
  const wander = (scatter(index, 0.754878) - 0.5) * 34
  return along < 0.5
    ? { x: 146 - along * 24 + wander * 0.7, y: 216 - along * 270 + wander * 0.4 }
    : { x: 146 - (along - 0.42) * 170 + wander * 0.4, y: 92 - Math.sin(along * 5) * 10 + wander * 0.7 }
})

const spray = (turns: readonly number[], length: number, width: number, every: number) =>
  places
    .filter((_, index) => index % 3 !== every)
    .flatMap(({ x, y }, index) => turns.map((turn) => leafPath(x, y, turn + scatter(index) * 120, length, width)))
    .join('')

const leaves = spray([-60, 150], 12, 4, 0)
const blooms = spray([0, 120, 240], 9, 5, 1)

export function Bougainvillea() {
  return (
    <g strokeLinejoin="round">
      <path d="M150 252Q140 190 146 130T134 86Q100 70 62 92" fill="none" stroke="var(--d-bark-shade)" strokeWidth="3.5" />
      <path d={leaves} fill="var(--d-leaf)" />
      <path d={blooms} fill="var(--d-bloom)" stroke="var(--d-ink)" strokeWidth="0.6" />
    </g>
  )
}
