/** A dry-stone wall, as they hold the terraces. */
import { scatter } from '../leaf.ts'

type StoneWallProps = { x: number; y: number; length: number; turn?: number }

/** One course of stones of uneven width, from end to end. */
function course(length: number, base: number, start: number): string {
  const stones: string[] = []
  for (let left = 0, index = start; left < length - 8; index += 1) {
    const width = Math.min(Math.round(13 + scatter(index) * 15), length - left)
    const height = Math.round(9 + scatter(index, 0.754878) * 3)
    stones.push(`M${left + 1} ${base}v${4 - height}q1-4 5-4h${width - 13}q5 0 5 4v${height - 4}z`)
    left += width
  }
  return stones.join('')
}

export function StoneWall({ x, y, length, turn = 0 }: StoneWallProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={`M0 4V-17H${length - 8}V4z`} fill="var(--d-stone-shade)" />
      <path
        d={course(length, -10, 5) + course(length, 2, 1)}
        fill="var(--d-stone)"
        stroke="var(--d-ink)"
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
    </g>
  )
}
