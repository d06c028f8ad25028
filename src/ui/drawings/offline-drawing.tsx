/**
 * Nothing gets through: a broken telephone wire, and swallows that do not mind. It is code, which is fetched ahead, since a file could
 * not be fetched when it is needed.
 */
import styles from './drawing.module.css'
import { tufts } from './outlines.ts'

const grass = tufts([[-150, 200], [-100, 206], [30, 206], [120, 202], [160, 196]])

export function OfflineDrawing() {
  return (
    <svg className={`${styles.offline} ${styles.spot}`} viewBox="-180 0 360 220" aria-hidden="true" focusable="false">
      <path d="M-170 200Q-90 176 0 186T172 196Q120 216 0 216T-170 200z" fill="var(--d-hill-far)" />
      <path d="M-150 76q16-14 36-6q18-18 42-7q22-5 32 13zM64 126q14-12 32-6q16-14 38-5q18-4 28 11z" fill="var(--d-sky-top)" />
      <path d={grass} fill="var(--d-hill-near)" />
      <g fill="none" stroke="var(--d-ink)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-96 200L-92 30H-82L-78 200z" fill="var(--d-bark)" />
        <path d="M-130 50H-44V60H-130zM-122 82H-52V91H-122z" fill="var(--d-bark)" />
        <path d="M-86 110l2 12M-90 136l1 20M-84 166l2 12" stroke="var(--d-bark-shade)" />
        <path d="M-126 50v-9h7v9M-110 50v-9h7v9M-72 50v-9h7v9M-55 50v-9h7v9" fill="var(--d-sea-light)" />
        <path stroke="var(--d-wire)" d="M-180 52Q-150 52-122 40M-180 60Q-146 58-106 40" />
        <path stroke="var(--d-wire)" d="M-51 40Q10 78 60 66T180 40" strokeWidth="2.4" />
        <path stroke="var(--d-wire)" d="M-68 40Q-26 84-22 126Q-20 150-30 160Q-40 166-40 154Q-36 142-24 150" strokeWidth="2.4" />
        <path stroke="var(--d-wire)" d="M180 62Q150 74 132 92" strokeWidth="2.4" />
        <path stroke="var(--d-wire)" d="M132 92l-10 4M131 92l-6 9M132 91l-11-3" strokeWidth="1.4" />
        <path d="M-16 154l8-4M-14 162l10 1M-20 170l5 7" stroke="var(--d-clay)" strokeWidth="2.4" />
      </g>
      <Swallow x={4} y={62} />
      <Swallow x={42} y={64} />
      <Swallow x={104} y={56} mirrored />
    </svg>
  )
}

function Swallow({ x, y, mirrored = false }: { x: number; y: number; mirrored?: boolean }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${mirrored ? -1 : 1} 1)`}
      stroke="var(--d-ink)"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d="M-8 6L-16 32-8 24-4 34-1 8z" fill="var(--d-blue)" />
      <path d="M-10 4Q-12-14 0-20Q10-26 14-16Q12 2 0 10Q-8 10-10 4z" fill="var(--d-wall)" />
      <path d="M-10 4Q-14-12-1-22Q10-28 14-18Q6-14 3-6Q0 8-9 12z" fill="var(--d-blue)" />
      <path d="M13-20L20-17 13-15z" fill="var(--d-gold)" />
      <path d="M5-15Q12-18 13-14Q11-8 5-9z" fill="var(--d-clay)" strokeWidth="1" />
      <circle cx="8" cy="-19" r="1.4" fill="var(--d-pale)" stroke="none" />
      <path d="M-1 10v4M3 8v5" />
    </g>
  )
}
