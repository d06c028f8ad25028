/** Volunteering: a loggerhead turtle and her young, guarded on their way to the sea. */
import { leafPath } from './outlines.ts'
import { Scene } from './scene.tsx'

const lilies = [[-152, 270], [-138, 264], [244, 240], [256, 246], [-250, 236]].map(([x = 0, y = 0]) => ({
  blades: [-140, -115, -65, -40].map((angle) => leafPath(x, y, angle, 26, 3)).join(''),
  bloom: [-165, -128, -90, -52, -15].map((angle) => leafPath(x, y - 24, angle, 13, 3.4)).join(''),
  x,
  y,
}))

export function VolunteerDrawing() {
  return (
    <Scene>
      <path d="M-600-200H600V320H-600z" fill="var(--d-sky-mid)" />
      <circle cx="96" cy="84" r="44" fill="var(--d-glow)" opacity="0.5" />
      <circle cx="96" cy="84" r="25" fill="var(--d-sun)" />
      <path d="M-600 104L-400 84-260 92-150 62-60 92 20 108H-600zM150 108Q260 90 380 98T600 86V108z" fill="var(--d-mountain)" />
      <path d="M-600 106H600V220H-600z" fill="var(--d-sea)" />
      <path d="M72 114h50M82 121h36M62 128h26M98 128h24M86 135h30" stroke="var(--d-glint)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-140 122h40M-60 130h30M-220 128h30M160 124h40M-20 142h40M-300 138h50M240 140h44M-120 146h26" stroke="var(--d-sea-light)" strokeWidth="2" strokeLinecap="round" />
      <path d="M-600 160C-420 148-300 176-180 166S-20 150 80 162 300 176 600 152V600H-600z" fill="var(--d-sea-light)" />
      <path d="M-600 170C-420 158-300 186-180 176S-20 160 80 172 300 186 600 162V600H-600z" fill="var(--d-pale)" />
      <path d="M-600 177C-420 165-300 194-180 184S-20 168 80 180 300 194 600 170V600H-600z" fill="var(--d-earth)" />
      <path d="M-300 250q60-8 120 0M100 276q70-10 150-4M-110 284q50-6 90 0M150 210q50-6 90 2M-380 210q60-8 110 0" fill="none" stroke="var(--d-earth-shade)" strokeWidth="2.4" strokeLinecap="round" />
      <Gull />
      <Nest />
      <path d="M-108 212q2 10-8 20M-64 206q2 6-2 10M48 200q4 6 4 12M96 210q4 4 4 8" fill="none" stroke="var(--d-earth-shade)" strokeWidth="3" strokeDasharray="2 5" strokeLinecap="round" />
      <Turtle />
      <Hatchling x={-112} y={198} turn={-14} />
      <Hatchling x={-66} y={192} turn={6} />
      <Hatchling x={100} y={196} turn={14} />
      <Hatchling x={46} y={186} turn={-8} />
      {lilies.map(({ blades, bloom, x, y }) => (
        <g key={x} stroke="var(--d-ink)" strokeWidth="1.2" strokeLinejoin="round">
          <path d={blades} fill="var(--d-leaf)" />
          <path d={`M${x} ${y}V${y - 24}`} />
          <path d={bloom} fill="var(--d-pale)" />
        </g>
      ))}
    </Scene>
  )
}

/* Seen from behind and above, on her way up to the water. */
function Turtle() {
  return (
    <g transform="translate(-6 238)" stroke="var(--d-ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-62 34Q0 52 66 32Q40 46 0 48T-62 34z" fill="var(--d-earth-shade)" stroke="none" />
      <path d="M-40-18C-62-30-86-28-100-8Q-104 0-94 2C-78 0-62 8-46 12z" fill="var(--d-olive-skin)" />
      <path d="M40-18C62-34 88-34 102-14Q106-6 96-4C80-4 64 6 46 12z" fill="var(--d-olive-skin)" />
      <path d="M-40 24Q-58 30-62 46Q-46 50-30 36zM40 24Q60 30 64 46Q46 50 30 36z" fill="var(--d-olive-skin)" />
      <path d="M-16-32Q-20-62-2-64Q18-64 16-32z" fill="var(--d-olive-skin)" />
      <path d="M-12-50q3-3 5 0M8-50q2-3 5 0M-4-60h6M-8-42h5M5-42h5" fill="none" strokeWidth="1.4" />
      <path d="M-84-12q8-4 16-2M-78-4q8-4 14-2M70-16q8-2 14 4M66-8q8-2 14 2M-50 38q4-4 8-4M46 36q6 2 8 6" fill="none" strokeWidth="1.4" />
      <path d="M0-38C34-38 52-16 50 8S24 44 0 46-48 32-50 8-34-38 0-38z" fill="var(--d-roof)" />
      <path d="M-38-22Q-50-4-43 20Q-32 38-8 42L-12 34Q-30 30-36 14T-30-16zM38-22Q50-4 43 20Q32 38 8 42L12 34Q30 30 36 14T30-16z" fill="var(--d-roof-shade)" stroke="none" />
      <path d="M0-32L14-26 16-12 0-4-16-12-14-26zM-16-12L0-4 16-12 20 6 0 14-20 6zM-20 6L0 14 20 6 14 26 0 32-14 26z" fill="var(--d-field)" fillOpacity="0.55" strokeWidth="1.6" />
      <path d="M-14-26L-30-26M-16-12L-42-10M-20 6L-48 10M-14 26L-32 34M0 32V45M14-26L30-26M16-12L42-10M20 6L48 10M14 26L32 34" fill="none" strokeWidth="1.6" />
    </g>
  )
}

function Hatchling({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke="var(--d-ink)" strokeWidth="1.3" strokeLinejoin="round">
      <path d="M-6-4L-17-10-16-4-7 2zM6-4L17-10 16-4 7 2zM-5 7l-7 6 8-1zM5 7l7 6-8-1z" fill="var(--d-bark)" />
      <circle cy="-11" r="4.5" fill="var(--d-bark)" />
      <ellipse rx="8" ry="10" fill="var(--d-bark-shade)" />
      <path d="M0-9V9M-7-2H7M-6 4H6" fill="none" strokeWidth="0.8" />
    </g>
  )
}

/* The frame that volunteers set over a nest, with its sign. */
function Nest() {
  return (
    <g transform="translate(136 246)" stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-30 22Q8 8 46 22Q8 34-30 22z" fill="var(--d-earth-shade)" strokeWidth="1.2" />
      <path d="M-24 20L8-34L40 20M8-34L12 28" fill="none" stroke="var(--d-ink)" strokeWidth="5" />
      <path d="M-24 20L8-34L40 20M8-34L12 28" fill="none" stroke="var(--d-bark)" strokeWidth="3" />
      <path d="M-14 4L10 10 31 4M-4-12L9-8 21-12" fill="none" strokeWidth="1.4" />
      <path d="M-14-44H30V-16H-14z" fill="var(--d-wall)" />
      <path d="M0-30q8-10 16 0q-8 10-16 0z" fill="var(--d-leaf)" strokeWidth="1.3" />
      <path d="M0-34l-4-3M16-34l4-3M0-26l-4 3M16-26l4 3" strokeWidth="1.6" />
    </g>
  )
}

function Gull() {
  return (
    <g transform="translate(-84 66)" stroke="var(--d-ink)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M-4 2Q-22-22-52-18Q-34-10-22 6-12 10-4 8z" fill="var(--d-wall)" />
      <path d="M-52-18Q-42-17-34-9L-42-12z" fill="var(--d-ink)" />
      <path d="M2 2Q16-24 44-26Q30-12 22 4 12 10 4 8z" fill="var(--d-wall-shade)" />
      <path d="M44-26Q34-23 28-14L36-19z" fill="var(--d-ink)" />
      <path d="M-18 10Q-4-2 14 2Q20-2 26 3L34 6 26 8Q16 16 2 14L-18 16-24 20-26 13z" fill="var(--d-wall)" />
      <path d="M26 4L35 6 26 8z" fill="var(--d-sun)" />
      <circle cx="21" cy="4" r="1.3" fill="var(--d-ink)" stroke="none" />
    </g>
  )
}
