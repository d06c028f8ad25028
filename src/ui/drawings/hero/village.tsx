/** A white village on the slope, with a blue-domed chapel; its windows are lit in the evening. */
import { scatter } from '../outlines.ts'

type HouseProps = { x: number; y: number; width: number; height: number; roof?: boolean }

function House({ x, y, width, height, roof = false }: HouseProps) {
  const pane = Math.max(4, width / 7)
  const windows = [0.2, 0.62].map((at) => x + width * at)
  return (
    <>
      <path d={`M${x} ${y}h${width}v${-height}h${-width}z`} fill="var(--d-wall)" />
      <path d={`M${x + width} ${y}h${width * 0.3}v${-height}h${-width * 0.3}z`} fill="var(--d-wall-shade)" />
      {roof && (
        <>
          <path d={`M${x - 3} ${y - height}l${width * 0.16} -9h${width * 0.86}l${width * 0.3} 9z`} fill="var(--d-roof)" />
          <path d={`M${x + width} ${y - height}l${width * 0.02} -9l${width * 0.3} 9z`} fill="var(--d-roof-shade)" />
        </>
      )}
      {windows.map((left) => (
        <path key={left} d={`M${left} ${y - height * 0.72}h${pane}v${pane * 1.4}h${-pane}z`} fill="var(--d-window)" />
      ))}
      <path
        d={`M${x} ${y}v${-height}h${width * 1.3}v${height}M${x + width} ${y - height}v${height}`}
        fill="none"
        stroke="var(--d-ink)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    </>
  )
}

/* Bushes between the walls, so that the houses stand in gardens. */
const bushes = [
  [-512, 272], [-448, 300], [-396, 300], [-404, 277], [-296, 290], [-344, 290], [-268, 312], [-216, 316], [-166, 322], [-334, 314],
]
  .map(([x, y]) => `M${x} ${y}q-8-3-4-9q1-7 8-5q5-5 9 1q7 0 6 7q2 7-7 6z`)
  .join('')

function Chapel({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--d-ink)" strokeWidth="1.1" strokeLinejoin="round">
      <path d="M0 0V-26H38V0z" fill="var(--d-wall)" />
      <path d="M38 0V-26H50V0z" fill="var(--d-wall-shade)" />
      <path d="M9-26V-33H35V-26z" fill="var(--d-wall)" />
      <path d="M8-33Q8-50 22-50T36-33z" fill="var(--d-blue)" />
      <path d="M22-50v-9M19-56h6" fill="none" />
      <path d="M14 0V-10Q14-16 19-16T24-10V0z" fill="var(--d-blue)" />
      <path d="M-14 0V-38H-2V0M-14-38Q-8-46-2-38z" fill="var(--d-wall)" />
      <path d="M-11-26V-31Q-8-36-5-31V-26z" fill="var(--d-window)" stroke="none" />
    </g>
  )
}

export function Village() {
  return (
    <g>
      <House x={-462} y={252} width={30} height={20} />
      <House x={-424} y={252} width={30} height={22} roof />
      <House x={-330} y={266} width={30} height={19} roof />
      <path d="M-372 262L-384 284-366 304-340 326H-318L-352 300-368 284-358 262z" fill="var(--d-earth)" />
      <path d="M-375 268h13M-379 274h13M-382 280h14M-378 287h14M-372 294h15M-366 301h15M-358 308h16M-350 315h17" stroke="var(--d-earth-shade)" strokeWidth="1.4" />
      <Chapel x={-386} y={262} />
      <House x={-500} y={270} width={36} height={22} roof />
      <House x={-450} y={274} width={36} height={23} />
      <House x={-348} y={286} width={34} height={22} />
      <House x={-292} y={288} width={34} height={22} roof />
      <House x={-482} y={296} width={34} height={22} />
      <House x={-430} y={298} width={38} height={24} roof />
      <House x={-318} y={312} width={38} height={24} roof />
      <House x={-256} y={310} width={32} height={20} />
      <House x={-204} y={320} width={28} height={18} roof />
      <path d={bushes} fill="var(--d-leaf)" />
    </g>
  )
}

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

/** A dry-stone wall, as they hold the terraces. */
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

const blade = 'M0 0Q2.6-12 0-30Q-2.6-12 0 0z'

function Turbine({ x, y, scale, turn }: { x: number; y: number; scale: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-1.6 0L-0.9-54H0.900L1.6 0z" />
      {[0, 120, 240].map((angle) => (
        <path key={angle} d={blade} transform={`translate(0 -54) rotate(${angle + turn})`} />
      ))}
    </g>
  )
}

/** Wind turbines on the far ridge. */
export function Turbines() {
  return (
    <g fill="var(--d-wall)" stroke="var(--d-ink)" strokeWidth="0.7">
      <Turbine x={720} y={202} scale={0.9} turn={18} />
      <Turbine x={792} y={194} scale={1} turn={52} />
      <Turbine x={868} y={192} scale={0.94} turn={80} />
      <Turbine x={-1330} y={186} scale={0.8} turn={30} />
      <Turbine x={-1262} y={192} scale={0.9} turn={70} />
    </g>
  )
}
