/** Events: two neighbours plant a tree on a hill above the sea. */
import { Cypress, OliveTree } from './hero/trees.tsx'
import { Limb } from './limb.tsx'
import { leafPath, tufts } from './outlines.ts'
import { Scene } from './scene.tsx'

const sapling = [
  [-6, 214, -150, 22], [-6, 214, -32, 22], [-6, 198, -140, 20], [-6, 200, -44, 21], [-6, 186, -128, 18], [-6, 186, -52, 18], [-6, 180, -90, 18],
]
  .map(([x = 0, y = 0, angle = 0, length = 0]) => leafPath(x, y, angle, length, 5.5))
  .join('')

const grass = tufts([[-168, 262], [-128, 282], [-30, 284], [64, 276], [150, 268], [-260, 276], [240, 284], [300, 262], [-330, 266]])

export function EventDrawing() {
  return (
    <Scene>
      <path d="M-600-200H600V320H-600z" fill="var(--d-sky-mid)" />
      <circle cx="-104" cy="70" r="46" fill="var(--d-glow)" opacity="0.5" />
      <circle cx="-104" cy="70" r="27" fill="var(--d-sun)" />
      <path d="M20 58q18-14 40-7q18-20 46-8q24-6 34 15zM-330 96q18-14 40-7q18-18 44-7q24-6 34 14z" fill="var(--d-cloud)" />
      <path d="M-600 160L-300 140-220 164-120 146-40 170 80 150 180 168 300 138 600 164V200H-600z" fill="var(--d-mountain)" />
      <path d="M-600 172H600V240H-600z" fill="var(--d-sea)" />
      <path d="M-60 184h34M0 192h50M-150 188h26M90 182h30M-260 186h40M220 190h44" stroke="var(--d-sea-light)" strokeWidth="2" strokeLinecap="round" />
      <path d="M-600 180C-400 170-260 186-160 206S20 226 120 214 400 176 600 184V320H-600z" fill="var(--d-hill-far)" />
      <Cypress x={-262} y={212} scale={0.9} />
      <Cypress x={-290} y={216} scale={0.7} />
      <OliveTree x={270} y={226} scale={0.86} />
      <path d="M-600 232C-300 222-120 236 0 238S300 222 600 230V600H-600z" fill="var(--d-hill)" />
      <path d="M-600 268C-360 256-160 272 0 272S340 254 600 266V600H-600z" fill="var(--d-hill-near)" />
      <path d={grass} fill="var(--d-meadow)" />
      <g stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-40 254Q-26 238-6 238T28 254Q-6 262-40 254z" fill="var(--d-bark)" />
        <path d="M-22 248h5M2 246h5M-8 252h4" fill="none" />
        <path d="M-6 242Q-8 214-6 178" fill="none" strokeWidth="3" />
        <path d={sapling} fill="var(--d-leaf)" strokeWidth="1.4" />
        <path d="M-150 254V186M-157 186h14" fill="none" strokeWidth="4" stroke="var(--d-bark)" />
        <path d="M-160 236H-140V258Q-150 272-160 258z" fill="var(--d-stone)" />
      </g>
      <Kneeling />
      <Watering />
    </Scene>
  )
}

function Kneeling() {
  return (
    <g stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <Limb d="M-92 216L-70 250L-112 256" width={16} paint="var(--d-blue)" />
      <path d="M-124 262q-4-12 6-14l8 2v12z" fill="var(--d-bark-shade)" />
      <path d="M-106 220C-110 192-98 166-78 158Q-58 156-56 172C-58 192-66 208-76 222z" fill="var(--d-clay)" />
      <Limb d="M-90 216Q-66 204-52 216L-50 250" width={16} paint="var(--d-blue)" />
      <path d="M-60 262v-8h14q14 0 14 8z" fill="var(--d-bark-shade)" />
      <path d="M-66 152q4-6 4-12l12 8q-2 8-8 12z" fill="var(--d-skin)" />
      <path d="M-68 136Q-68 122-54 122T-40 136L-37 142-41 144Q-42 154-52 154T-68 136z" fill="var(--d-skin)" />
      <path d="M-70 140Q-70 128-58 128L-60 146Q-68 150-70 140z" fill="var(--d-hair)" />
      <path d="M-84 136Q-58 122-30 132Q-34 136-46 134-64 136-84 136z" fill="var(--d-straw)" />
      <path d="M-70 131Q-72 114-56 113T-42 129Q-56 126-70 131z" fill="var(--d-straw)" />
      <path d="M-70 129Q-56 124-42 128" fill="none" stroke="var(--d-clay)" strokeWidth="3.5" />
      <path d="M-47 139v2M-44 148q-3 1-5 0" fill="none" strokeWidth="1.5" />
      <Limb d="M-66 176Q-56 200-42 214L-22 236" width={9} paint="var(--d-skin)" />
      <Limb d="M-68 172Q-62 190-52 204" width={12} paint="var(--d-clay)" />
    </g>
  )
}

function Watering() {
  return (
    <g stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <Limb d="M108 196L118 252" width={16} paint="var(--d-leaf-dark)" />
      <Limb d="M98 196Q96 226 94 252" width={16} paint="var(--d-leaf-dark)" />
      <path d="M72 264q0-8 10-9l20-3v12zM98 264q0-8 10-9l18-3 2 12z" fill="var(--d-clay)" />
      <path d="M84 206C78 176 82 148 100 140Q122 138 124 158C126 178 124 196 120 208Q102 212 84 206z" fill="var(--d-gold)" />
      <path d="M98 144q-2-8-2-14l14 2q0 8 4 12-8 6-16 0z" fill="var(--d-skin-deep)" />
      <path d="M90 110Q90 98 104 98T118 112 104 134Q94 134 92 124L87 122z" fill="var(--d-skin-deep)" />
      <path d="M92 108Q90 92 106 90Q124 92 122 112Q122 126 114 130Q112 112 104 108 96 110 92 108z" fill="var(--d-hair)" />
      <circle cx="124" cy="94" r="8" fill="var(--d-hair)" />
      <path d="M94 116v2M92 126q3 2 6 1" fill="none" strokeWidth="1.5" />
      <path d="M60 176q8-16 20-4" fill="none" strokeWidth="4" stroke="var(--d-blue)" />
      <path d="M30 178L66 172L70 200L38 206z" fill="var(--d-blue)" />
      <path d="M36 198L10 184L6 188L2 180L10 176L16 180L34 188z" fill="var(--d-blue)" />
      <path d="M34 184L66 178" fill="none" stroke="var(--d-sea-light)" strokeWidth="2" />
      <Limb d="M108 158Q98 182 86 184L70 174" width={9} paint="var(--d-skin-deep)" />
      <Limb d="M108 156Q104 168 98 176" width={13} paint="var(--d-gold)" />
      <path d="M2 192v6M8 196v8M-2 202v6M4 210v7" stroke="var(--d-sea-light)" strokeWidth="2.5" />
    </g>
  )
}
