/** Nothing here yet: an empty clay pot, a packet of seeds and a snail that waits. */
import { leafPath, tufts } from './outlines.ts'
import { Spot } from './scene.tsx'

const grass = tufts([[-150, 196], [-108, 204], [-44, 206], [40, 204], [96, 206], [150, 198]])
const marigold = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => leafPath(70, 146, angle, 11, 3.5)).join('')

export function EmptyDrawing() {
  return (
    <Spot>
      <path d="M-170 198Q-90 176 0 184T172 194Q120 216 0 216T-170 198z" fill="var(--d-hill-far)" />
      <circle cx="-4" cy="84" r="64" fill="var(--d-glow)" opacity="0.3" />
      <path d={grass} fill="var(--d-hill-near)" />
      <g stroke="var(--d-ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M-46 112H42L30 196Q-2 204-34 196z" fill="var(--d-roof)" />
        <path d="M14 112H42L30 196Q20 199 8 200Q16 160 14 112z" fill="var(--d-roof-shade)" stroke="none" />
        <path d="M-54 92H50V114H-54z" fill="var(--d-roof)" />
        <path d="M-54 92Q-2 80 50 92Q-2 104-54 92z" fill="var(--d-bark-shade)" />
        <path d="M-28 130L-24 170M-14 126v8" fill="none" opacity="0.5" />
        <path d="M-54 92H50V114H-54z" fill="none" />
        <path d="M54 118L96 126L86 198L44 190z" fill="var(--d-wall)" />
        <path d="M54 118L96 126L94 136L52 128z" fill="var(--d-sea-light)" />
        <path d={marigold} fill="var(--d-gold)" strokeWidth="1.2" />
        <path d="M70 157L67 180M68 170q6-2 8-8" fill="none" />
        <path d="M-146 198H-84Q-74 188-80 178Q-88 176-92 186Q-104 192-146 192z" fill="var(--d-straw)" />
        <path d="M-90 178l-4-10M-83 177l2-11" fill="none" stroke="var(--d-wire)" />
        <circle cx="-116" cy="174" r="20" fill="var(--d-bark)" />
        <path d="M-116 174q5-3 5 2q-2 7-9 4q-7-6-1-13q9-6 17 3q5 12-6 18" fill="none" stroke="var(--d-ink)" />
      </g>
    </Spot>
  )
}
