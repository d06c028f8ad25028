/** Dining: a laid table under a vine, above the sea. */
import { disc, leafPath, scatter } from './outlines.ts'
import { Scene } from './scene.tsx'

const checks = Array.from({ length: 7 }, (_, index) => {
  const top = -104 + index * 32
  const low = -118 + index * 36.4
  return `M${top} 186L${low} 212V238H${low + 18.2}V212L${top + 16} 186z`
}).join('')

export function DineDrawing() {
  return (
    <Scene>
      <path d="M-600-200H600V320H-600z" fill="var(--d-sky-mid)" />
      <circle cx="112" cy="96" r="38" fill="var(--d-glow)" opacity="0.5" />
      <circle cx="112" cy="96" r="22" fill="var(--d-sun)" />
      <path d="M-600 110L-420 92-300 104-190 84-100 100-20 122H-600zM170 122Q240 98 330 108T600 96V122z" fill="var(--d-mountain)" />
      <path d="M-600 120H600V210H-600z" fill="var(--d-sea)" />
      <path d="M90 128h44M98 135h30M80 142h24M108 142h26" stroke="var(--d-glint)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-120 134h40M-40 130h30M-230 132h40M20 146h30M-160 150h30M190 136h40M280 146h50M-360 144h50" stroke="var(--d-sea-light)" strokeWidth="2" strokeLinecap="round" />
      <g transform="translate(-56 130)" stroke="var(--d-ink)" strokeWidth="1.3" strokeLinejoin="round">
        <path d="M0 0V-28L17-4z" fill="var(--d-pale)" />
        <path d="M-14 0H20Q16 8 10 8H-6z" fill="var(--d-clay)" />
      </g>
      <path d="M-600 168H600V250H-600z" fill="var(--d-wall)" stroke="var(--d-ink)" strokeWidth="1.8" />
      <path d="M-600 168H600V177H-600z" fill="var(--d-wall-shade)" stroke="var(--d-ink)" strokeWidth="1.4" />
      <path d="M-600 246H600V620H-600z" fill="var(--d-earth)" />
      <path d="M-600 246H600M-420 268h90M-300 282h80M-190 266h60M-90 284h80M40 272h60M130 286h70M240 268h90M370 282h80" stroke="var(--d-earth-shade)" strokeWidth="2.4" strokeLinecap="round" />
      <Vine />
      <Chair x={-146} />
      <Chair x={146} mirrored />
      <g stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round">
        <path d="M-98 236L-104 284H-95L-88 236zM98 236L104 284H95L88 236z" fill="var(--d-blue)" />
        <path d="M-106 186H106L128 212V238H-128V212z" fill="var(--d-pale)" stroke="none" />
        <path d={checks} fill="var(--d-sea-light)" />
        <path d="M-106 186H106L128 212V238H-128V212zM-128 212H128M-123 225H123" fill="none" />
      </g>
      <Dishes />
    </Scene>
  )
}

/** A rush-seated taverna chair, seen from the side. */
function Chair({ x, mirrored = false }: { x: number; mirrored?: boolean }) {
  return (
    <g
      transform={`translate(${x} 286) scale(${mirrored ? -1 : 1} 1)`}
      fill="none"
      stroke="var(--d-ink)"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M-16 0L-20-104M26 0L24-50M-19-14L25-14" />
      <path d="M-16 0L-20-104M26 0L24-50M-19-14L25-14" stroke="var(--d-blue)" strokeWidth="4" />
      <path d="M-20-92L-6-90M-19-76L-6-74" strokeWidth="6" />
      <path d="M-20-92L-6-90M-19-76L-6-74" stroke="var(--d-blue)" strokeWidth="3" />
      <path d="M-22-52L30-54L34-46L-20-44z" fill="var(--d-straw)" strokeWidth="1.6" />
      <path d="M-10-52L-6-45M4-53L8-45M18-53L22-46" stroke="var(--d-bark)" strokeWidth="1.2" />
    </g>
  )
}

const tomatoes = [[-26, 168], [-4, 164], [18, 169], [30, 172]] as const
const cucumbers = [[-14, 172], [8, 173], [-36, 174]] as const
const greens = [-165, -140, -118, -92, -66, -40, -15].map((angle, index) => leafPath(-33 + index * 11, 178, angle, 27, 8)).join('')
const basil = [-150, -30, -115, -65].map((angle) => leafPath(3, 168, angle, 21, 9)).join('')
const olives = [[68, 188], [75, 190], [82, 187], [88, 190], [72, 184], [80, 183]].map(([x = 0, y = 0]) => disc(x, y, 3.6)).join('')

/** What is on the table: a village salad, bread, olives, a carafe and two glasses. */
function Dishes() {
  return (
    <g stroke="var(--d-ink)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-106 196V176Q-108 168-102 162V146H-88V162Q-82 168-84 176V196Q-95 200-106 196z" fill="var(--d-pale)" />
      <path d="M-104 195V180H-86V195Q-95 198-104 195z" fill="var(--d-gold)" stroke="none" />
      <path d="M-103 146q8-5 16 0" fill="none" />
      <path d="M-74 182h13l-2 18h-9z" fill="var(--d-pale)" />
      <path d="M-72 190h9l-1 9h-7z" fill="var(--d-gold)" stroke="none" />
      <path d={greens} fill="var(--d-leaf)" strokeWidth="1.2" />
      <path d={tomatoes.map(([x, y]) => disc(x, y, 9)).join('')} fill="var(--d-petal)" strokeWidth="1.3" />
      <path d={cucumbers.map(([x, y]) => disc(x, y, 7)).join('')} fill="var(--d-leaf-light)" strokeWidth="1.3" />
      <path d={cucumbers.map(([x, y]) => disc(x - 1, y, 1) + disc(x + 2, y + 1, 0.8)).join('')} fill="var(--d-leaf-dark)" stroke="none" />
      <path d={basil} fill="var(--d-leaf)" strokeWidth="1.2" />
      <path d="M-48 176H46Q44 202 20 206H-22Q-46 202-48 176z" fill="var(--d-clay)" />
      <path d="M-45 186Q0 192 43 186" fill="none" stroke="var(--d-gold)" strokeWidth="2.4" />
      <path d={olives} fill="var(--d-aubergine)" strokeWidth="1" />
      <path d="M60 190H96Q94 203 84 204H72Q62 203 60 190z" fill="var(--d-blue)" />
      <path d="M-120 204Q-118 196-106 197L-70 202Q-62 206-66 212H-114Q-121 211-120 204z" fill="var(--d-straw)" transform="translate(26 4)" />
      <path d="M-80 204l4 7M-68 205l4 8M-56 207l3 6" fill="none" />
      <path d="M98 182h13l-2 18h-9z" fill="var(--d-pale)" />
      <path d="M100 190h9l-1 9h-7z" fill="var(--d-gold)" stroke="none" />
    </g>
  )
}

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

/** A pergola and the vine on it, with grapes. */
function Vine() {
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
