/** Adding: an open field guide in the grass, a pencil, and a sprout that grows out of the page. */
import { OliveTree } from './hero/trees.tsx'
import { leafPath, tufts } from './outlines.ts'
import { Scene } from './scene.tsx'

const pressed = [[-84, 214, -150], [-82, 212, -30], [-86, 198, -145], [-84, 196, -35], [-88, 184, -125], [-87, 182, -60]]
  .map(([x = 0, y = 0, angle = 0]) => leafPath(x, y, angle, 20, 5))
  .join('')
const sprout = leafPath(-1, 108, -158, 54, 18) + leafPath(1, 104, -28, 60, 20) + leafPath(0, 72, -140, 30, 9) + leafPath(0, 70, -44, 34, 10)
const grass = tufts([[-168, 254], [-146, 284], [-100, 290], [154, 256], [120, 288], [30, 292], [-260, 270], [-340, 288], [230, 280], [320, 262]])

export function AddDrawing() {
  return (
    <Scene>
      <path d="M-600-200H600V320H-600z" fill="var(--d-sky-mid)" />
      <circle cx="0" cy="96" r="92" fill="var(--d-glow)" opacity="0.4" />
      <circle cx="0" cy="96" r="64" fill="var(--d-glow)" opacity="0.6" />
      <path d="M-160 62q16-14 36-6q16-18 42-7q22-5 32 13zM82 44q16-12 34-6q18-14 42-5q20-4 30 11z" fill="var(--d-cloud)" />
      <path d="M-600 190Q-300 140-120 176T220 168 600 180V620H-600z" fill="var(--d-hill-far)" />
      <OliveTree x={-290} y={206} scale={0.8} />
      <OliveTree x={300} y={208} scale={0.9} />
      <path d="M-600 210Q-200 186 0 204T600 200V620H-600z" fill="var(--d-hill)" />
      <path d="M-600 258Q-200 240 0 254T600 246V620H-600z" fill="var(--d-hill-near)" />
      <g stroke="var(--d-ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-142 168L-158 262Q-80 244 0 270Q80 244 158 262L142 168Q70 150 0 176Q-70 150-142 168z" fill="var(--d-leaf-dark)" />
        <path d="M0 172Q-68 146-136 162L-150 252Q-74 236 0 262z" fill="var(--d-wall)" />
        <path d="M0 172Q68 146 136 162L150 252Q74 236 0 262z" fill="var(--d-wall)" />
        <path d="M0 172Q14 166 26 164Q20 210 22 252Q10 256 0 262z" fill="var(--d-wall-shade)" stroke="none" />
        <path d="M0 172V262" />
        <path d="M-82 236Q-78 210-88 172" fill="none" />
        <path d={pressed} fill="var(--d-leaf-light)" strokeWidth="1.4" />
        <path d="M-52 178l28 6M-52 190l22 5M-52 202l26 6M-52 214l20 5" fill="none" strokeWidth="1.6" opacity="0.6" />
        <path d="M44 176Q80 166 118 172L122 204Q84 198 46 208z" fill="var(--d-sky-mid)" strokeWidth="1.4" strokeDasharray="4 4" />
        <path d="M48 220Q84 210 124 216M50 232Q84 223 108 226" fill="none" strokeWidth="1.6" opacity="0.6" />
        <path d="M0 204Q-6 150 0 104Q3 84 0 66" fill="none" stroke="var(--d-ink)" strokeWidth="7" />
        <path d="M0 204Q-6 150 0 104Q3 84 0 66" fill="none" stroke="var(--d-leaf)" strokeWidth="4" />
        <path d={sprout} fill="var(--d-leaf)" />
        <path d="M-1 108Q-24 96-44 89M1 104Q26 92 48 78M0 72Q-12 62-20 54M0 70Q12 58 20 49" fill="none" strokeWidth="1.3" />
        <path d="M-14 206Q0 194 14 204Q8 212 0 212T-14 206z" fill="var(--d-bark)" />
      </g>
      <Pencil />
      <path d={grass} fill="var(--d-meadow)" />
    </Scene>
  )
}

function Pencil() {
  return (
    <g transform="translate(92 206) rotate(-52)" stroke="var(--d-ink)" strokeWidth="1.8" strokeLinejoin="round">
      <path d="M0 0L14-7H86V7H14z" fill="var(--d-gold)" />
      <path d="M0 0L14-7Q18 0 14 7z" fill="var(--d-straw)" />
      <path d="M0 0L5-2.500V2.500z" fill="var(--d-ink)" />
      <path d="M14-2H86M14 3H86" strokeWidth="0.9" />
      <path d="M80-7H88V7H80z" fill="var(--d-stone)" />
      <path d="M88-7Q98-7 98 0T88 7z" fill="var(--d-clay)" />
    </g>
  )
}
