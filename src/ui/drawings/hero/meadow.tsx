/** The near meadow: grasses, poppies and chamomile in drifts along the lower edge. */
import { disc, leafPath, scatter } from '../outlines.ts'

type Spot = { x: number; y: number; size: number }

/* Drifts: a flower stands near one of these hearts, denser towards it; none hides the bicycle. */
const drifts = [-1260, -1010, -800, -590, -420, -250, 90, 210, 390, 620, 850, 1100, 1290]

function inDrifts(count: number, start: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const heart = drifts[(index * 5 + start) % drifts.length] ?? 0
    const away = scatter(index + start, 0.754878) - 0.5
    const near = scatter(index * 3 + start, 0.56984)
    return { x: heart + away * (60 + Math.abs(away) * 300), y: 378 + near * 30, size: 0.75 + near * 0.6 }
  })
}

const tenth = (value: number) => Math.round(value * 10) / 10
const draw = (spots: Spot[], part: (spot: Spot) => string) => spots.map(part).join('')

const tufts: Spot[] = Array.from({ length: 170 }, (_, index) => ({
  x: scatter(index) * 3000 - 1500,
  y: 380 + scatter(index, 0.754878) * 24,
  size: 0.8 + scatter(index, 0.56984) * 0.6,
}))
const grass = draw(tufts, ({ x, y, size }) =>
  [-120, -98, -78, -58].map((angle, blade) => leafPath(x + blade * 2, y + 2, angle, size * (11 + (blade % 2) * 5), 1.5)).join(''),
)

const poppies = inDrifts(62, 0)
const chamomile = inDrifts(52, 7)

const stems = draw([...poppies, ...chamomile], ({ x, y, size }) => `M${tenth(x)} ${tenth(y + 4)}q${size * 3}-${tenth(9 * size)} 0-${tenth(18 * size)}`)
const petals = draw(poppies, ({ x, y, size }) =>
  [-165, -115, -65, -15].map((angle) => leafPath(x, y - 13 * size, angle, 9 * size, 5.2 * size)).join(''),
)
const hearts = draw(poppies, ({ x, y, size }) => disc(x, y - 15 * size, 1.5 * size))
const rays = draw(chamomile, ({ x, y, size }) =>
  [0, 60, 120, 180, 240, 300].map((angle) => leafPath(x, y - 14 * size, angle, 5 * size, 2.2 * size)).join(''),
)
const eyes = draw(chamomile, ({ x, y, size }) => disc(x, y - 14 * size, 1.6 * size))

export function Meadow() {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={grass} fill="var(--d-hill-near)" />
      <path d={stems} stroke="var(--d-leaf-light)" strokeWidth="1.2" />
      <path d={petals} fill="var(--d-petal)" />
      <path d={hearts} fill="var(--d-ink)" />
      <path d={rays} fill="var(--d-pale)" />
      <path d={eyes} fill="var(--d-sun)" />
    </g>
  )
}
