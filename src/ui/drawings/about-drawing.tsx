/** About us: two neighbours on a bench under the old olive tree. */
import { Bicycle } from './hero/bicycle.tsx'
import { Cypress, OliveTree } from './hero/trees.tsx'
import { Limb } from './limb.tsx'
import { tufts } from './outlines.ts'
import { Scene } from './scene.tsx'

const grass = tufts([[-170, 276], [-120, 288], [-40, 284], [60, 290], [160, 280], [-260, 270], [250, 284], [330, 272]])

export function AboutDrawing() {
  return (
    <Scene>
      <path d="M-600-200H600V320H-600z" fill="var(--d-sky-mid)" />
      <circle cx="-118" cy="92" r="44" fill="var(--d-glow)" opacity="0.5" />
      <circle cx="-118" cy="92" r="26" fill="var(--d-sun)" />
      <path d="M-600 160L-380 120-260 146-140 128-20 160 100 140 240 116 380 146 600 120V210H-600z" fill="var(--d-mountain)" />
      <path d="M-600 170H600V230H-600z" fill="var(--d-sea)" />
      <path d="M-150 182h50M-60 190h40M-134 192h24M120 184h50M230 190h40M-280 186h50" stroke="var(--d-sea-light)" strokeWidth="2" strokeLinecap="round" />
      <path d="M-600 190Q-340 166-140 206T220 198 600 184V620H-600z" fill="var(--d-hill-far)" />
      <Cypress x={-250} y={200} scale={0.9} />
      <Cypress x={-276} y={204} scale={0.7} />
      <path d="M-600 236Q-240 216 0 230T600 222V620H-600z" fill="var(--d-hill)" />
      <path d="M-600 268Q-240 250 0 262T600 258V620H-600z" fill="var(--d-hill-near)" />
      <OliveTree x={64} y={264} scale={1.5} />
      <Bicycle x={246} y={276} />
      <Bench />
      <path d={grass} fill="var(--d-meadow)" />
    </Scene>
  )
}

function Bench() {
  return (
    <g stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-116 206H24V216H-116zM-116 220H24V228H-116z" fill="var(--d-bark)" />
      <path d="M-106 200V276H-98V200zM6 200V276H14V200z" fill="var(--d-bark-shade)" />
      <path d="M-122 240H30V248H-122z" fill="var(--d-bark)" />
      <Sitter x={-78} coat="var(--d-clay)" legs="var(--d-blue)" skin="var(--d-skin)" hair="var(--d-wall-shade)" />
      <Sitter x={-14} coat="var(--d-gold)" legs="var(--d-leaf-dark)" skin="var(--d-skin-deep)" hair="var(--d-hair)" mirrored />
      <path d="M-54 240V226H-40V240zM-40 229q7 0 6 5t-6 4" fill="var(--d-pale)" />
      <path d="M-50 220q-3-4 0-8M-44 220q-3-4 0-8" fill="none" strokeWidth="1.2" />
    </g>
  )
}

type SitterProps = { x: number; coat: string; legs: string; skin: string; hair: string; mirrored?: boolean }

function Sitter({ x, coat, legs, skin, hair, mirrored = false }: SitterProps) {
  return (
    <g transform={`translate(${x} 240) scale(${mirrored ? -1 : 1} 1)`}>
      <path d="M-16 2Q-22-40-8-58Q4-64 14-56Q20-30 16 2z" fill={coat} />
      <path d="M-4-58Q-2-62-3-68L10-66Q8-60 10-56 2-50-4-58z" fill={skin} />
      <path d="M-8-80Q-8-94 6-94T20-80L23-74 19-72Q18-62 8-62T-8-80z" fill={skin} />
      <path d="M-10-76Q-16-98 6-100Q22-100 20-86Q8-90 2-82Q0-74-4-68Q-10-70-10-76z" fill={hair} />
      <path d="M13-79v2M13-69q4 1 6-1" fill="none" strokeWidth="1.5" />
      <Limb d="M-4-2Q18-8 24 2L24 30" width={14} paint={legs} />
      <Limb d="M-6 2Q10-6 14 4L12 30" width={14} paint={legs} />
      <path d="M4 38v-8h14q12 0 12 8z" fill="var(--d-bark-shade)" />
      <Limb d="M0-46Q-4-26 4-18L22-14" width={8} paint={skin} />
      <Limb d="M0-48Q-4-34-1-26" width={11} paint={coat} />
    </g>
  )
}
