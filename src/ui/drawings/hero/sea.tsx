/** Mountains across the gulf, the sea, and a fishing boat under sail. */
import paint from '../drawing.module.css'

export function Sea() {
  return (
    <>
      <path
        d="M-2400 262V214L-1500 200-1400 180-1330 190-1240 158-1150 192-1060 178-960 210-860 190-760 216-640 196-520 222-400 208-290 236-220 230-160 248-110 262zM104 262L150 250 196 254 250 234 330 242 420 208 500 226 600 186 690 214 800 176 900 206 1040 166 1160 202 1300 184 2400 214V262z"
        fill="var(--d-mountain-far)"
      />
      <path
        d="M-2400 262V236L-900 226-760 206-660 232-560 222-440 244-330 240-250 262zM320 262L400 250 480 252 580 228 680 244 780 220 900 240 1100 216 2400 240V262z"
        fill="var(--d-mountain)"
      />
      <path d="M-2400 260H2400V400H-2400z" fill="var(--d-sea)" />
      <path
        d="M-620 262H620Q560 266 380 267T60 272Q-120 270-300 268T-620 262M120 284q70-3 150 0t170 0q-70 4-160 3t-160-3M-360 292q60-3 120 0t130-1q-60 5-130 4t-120-3M-60 316q40-2 80 0t90-1q-40 4-90 4t-80-3"
        fill="var(--d-sea-light)"
      />
      <path
        d="M-40 266h48M-34 272h36M-44 278h22M-14 278h20M-30 285h30M-22 292h14M-36 292h6M-18 299h12M-26 306h8"
        stroke="var(--d-glint)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M60 276h26M150 300h34M206 274h20M-120 280h22M-206 274h30M-150 304h24M250 292h30M-300 284h24"
        stroke="var(--d-sea-deep)"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
        opacity="0.6"
      />
      <g transform="translate(-100 292) scale(0.86)" stroke="var(--d-ink)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M0-4V-52" />
        <path d="M2-50Q22-34 25-12L2-9z" fill="var(--d-pale)" />
        <path d="M-2-44Q-10-24-17-12L-2-9z" fill="var(--d-clay)" />
        <path d="M-26-5Q0 2 32-8Q28 6 18 8H-14Q-23 6-26-5z" fill="var(--d-wall)" />
        <path d="M-24-1Q2 6 30-4" fill="none" stroke="var(--d-blue)" strokeWidth="2.4" />
        <path className={paint.night} d="M22 6v-16" stroke="var(--d-window)" strokeWidth="2" />
        <path d="M-22 12h14M-2 12h26" stroke="var(--d-sea-light)" strokeWidth="2" strokeLinecap="round" />
      </g>
    </>
  )
}
