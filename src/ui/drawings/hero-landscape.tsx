/** The landscape at the top of home: a bay, a village and olive trees; day in light, evening in dark. */
import paint from './drawing.module.css'
import { Bicycle } from './hero/bicycle.tsx'
import { Meadow } from './hero/meadow.tsx'
import { Cypress, Grove, OliveTree, type Place } from './hero/trees.tsx'
import { StoneWall, Turbines, Village } from './hero/village.tsx'
import { scatter } from './outlines.ts'

const farGrove: Place[] = [
  [-720, 200, 11], [-690, 210, 12], [-660, 198, 11], [-628, 212, 12], [-600, 204, 11], [-570, 218, 12], [-750, 216, 12],
  [480, 240, 11], [510, 250, 12], [540, 232, 11], [572, 244, 12], [606, 228, 11], [640, 240, 12], [-300, 254, 9],
]

const grove: Place[] = [
  [330, 306, 14], [366, 298, 14], [400, 312, 15], [436, 296, 14], [474, 304, 15], [508, 288, 14], [546, 296, 15],
  [586, 282, 14], [624, 292, 15], [660, 280, 14], [248, 316, 12], [206, 320, 12], [-620, 284, 14], [-584, 296, 15],
  [-660, 294, 14], [-548, 306, 15], [-700, 302, 15], [-600, 314, 16], [-1270, 276, 14], [-1310, 290, 15], [-1240, 296, 15],
]

/*
 * The view box is the 320 px around the middle; what lies beside it shows as the window widens,
 * at the same scale, so the words of the banner always stand on the same sky.
 */
export function HeroLandscape() {
  return (
    <svg
      className={`${paint.drawing} ${paint.hero}`}
      viewBox="-160 0 320 400"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Sky />
      <Sea />
      <FarHills />
      <Turbines />
      <Grove places={farGrove} />
      <MiddleHills />
      <Cypress x={-516} y={268} scale={0.72} />
      <Cypress x={-538} y={276} scale={0.56} />
      <Village />
      <Cypress x={-392} y={262} scale={0.42} />
      <Cypress x={-240} y={294} scale={0.44} />
      <Cypress x={286} y={304} scale={0.5} />
      <Cypress x={690} y={268} scale={0.7} />
      <Cypress x={714} y={272} scale={0.56} />
      <Grove places={grove} />
      <NearHills />
      <StoneWall x={-1180} y={346} length={440} turn={1} />
      <StoneWall x={560} y={362} length={340} turn={-2} />
      <OliveTree x={-680} y={356} scale={0.86} />
      <OliveTree x={-940} y={358} scale={0.7} />
      <OliveTree x={430} y={356} scale={0.8} />
      <OliveTree x={1010} y={362} scale={0.9} />
      <OliveTree x={112} y={382} />
      <Bicycle x={-48} y={387} />
      <Meadow />
    </svg>
  )
}

const hatch = { fill: 'none', strokeLinecap: 'round', strokeWidth: 1.3, stroke: 'var(--d-ink)', opacity: 0.28 } as const

/** The slopes that come down to the bay: terraces and fields behind, the near ridge before them. */
function FarHills() {
  return (
    <>
      <path
        d="M-2400 200C-1900 176-1500 166-1180 200S-760 168-560 196-300 248-220 262-150 284-92 296L-40 400H-2400z"
        fill="var(--d-hill-far)"
      />
      <path
        d="M2400 204C1900 182 1500 190 1240 206S860 178 640 206 380 250 262 262 170 280 108 296L60 400H2400z"
        fill="var(--d-hill-far)"
      />
      <path
        d="M-1400 206q220-18 420 14M-1340 222q180-16 330 14M-1180 238q120-6 220 8M900 208q150-14 290 10M820 224q180-20 400 12M780 240q180-18 330 8"
        fill="none"
        stroke="var(--d-hill)"
        strokeWidth="3"
      />
      <path d="M-760 212q50-4 90 2M-300 268q50 8 90 14M700 214q50-4 90 4M300 276q40-8 80-10M-1500 206q60-6 110-2M1380 214q70-4 130 0" {...hatch} />
    </>
  )
}

function MiddleHills() {
  return (
    <>
      <path
        d="M-2400 262C-1900 232-1560 276-1260 256S-800 246-620 266-330 292-230 304-130 322-40 356V400H-2400z"
        fill="var(--d-hill)"
      />
      <path
        d="M2400 258C1900 240 1500 272 1220 252S760 242 580 268 330 298 240 308 130 326 40 356V400H2400z"
        fill="var(--d-hill)"
      />
      <path d="M-180 311Q-110 324-64 350H-36Q-84 320-180 311zM190 313Q116 328 66 351H34Q84 324 190 313z" fill="var(--d-earth)" />
      <path d="M-1150 262C-1010 248-850 252-744 266Q-770 292-800 336H-1260Q-1200 290-1150 262z" fill="var(--d-field)" />
      <path
        d="M-1110 259Q-1160 290-1196 336M-1062 256Q-1104 290-1136 336M-1012 254Q-1048 290-1074 336M-960 254Q-990 290-1012 336M-908 254Q-930 290-946 336M-856 256Q-872 290-886 336M-806 258Q-822 290-832 336"
        fill="none"
        stroke="var(--d-earth-shade)"
        strokeWidth="1.6"
      />
      <path d="M800 252C930 238 1090 246 1210 258Q1290 286 1330 326H900Q850 290 800 252z" fill="var(--d-field)" />
      <path
        d="M846 254Q900 290 950 324M898 250Q950 290 1004 324M952 248Q1010 288 1064 324M1008 248Q1070 288 1124 324M1064 250Q1130 288 1184 324M1120 253Q1190 288 1246 324"
        fill="none"
        stroke="var(--d-earth-shade)"
        strokeWidth="1.6"
      />
      <path d="M300 300q60-10 110-20M340 310q60-10 120-24M560 282q60-16 130-20M600 296q60-14 120-18M-720 274q40 2 70 8M-720 290q60 2 110 12M-640 310q40 4 70 10M-1340 268q50-8 100-8" {...hatch} />
    </>
  )
}

function NearHills() {
  return (
    <>
      <path
        d="M-2400 326C-1900 296-1500 326-1160 314S-680 304-500 322-260 346-110 350 130 340 260 330 520 308 700 320 1080 334 1340 314 1900 304 2400 328V420H-2400z"
        fill="var(--d-hill-near)"
      />
      <path
        d="M-600 420C-480 396-330 388-240 382S-160 372-190 364-330 358-316 344-262 332-330 322L-322 320C-240 326-250 342-268 349S-110 356-96 368-150 392-240 398-330 408-370 420z"
        fill="var(--d-earth)"
      />
      <path
        d="M-2400 378C-1800 350-1500 384-1120 368S-700 376-540 390-330 410-210 402-30 380 140 376 420 384 640 368 1080 380 1400 364 2000 366 2400 378V420H-2400z"
        fill="var(--d-meadow)"
      />
      <path
        d="M-470 334q40 6 74 10M-440 348q50 6 80 8M-720 326q60-4 110 2M-1000 332q70-2 120 0M-1300 332q70-4 110-2M200 346q50-6 90-12M260 358q50-4 90-12M560 330q60-2 100 2M600 344q40-2 90 2M900 346q70 2 120 0M1180 338q60-8 110-12"
        {...hatch}
      />
    </>
  )
}

/** Mountains across the gulf, the sea, and a fishing boat under sail. */
function Sea() {
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

/* Stars and clouds keep to the sides and the rims, so that the banner's words stand on plain sky. */
const stars = Array.from({ length: 110 }, (_, index) => ({
  x: Math.round(scatter(index) * 3200 - 1600),
  y: Math.round(6 + scatter(index, 0.754878) * 196),
  radius: (7 + Math.round(scatter(index, 0.56984) * 10)) / 10,
})).filter(({ x, y }) => Math.abs(x) > 610 || y < 26)

/** The sky of the landscape: sun and clouds by day, moon and stars in the evening. */
function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--d-sky-top)" />
          <stop offset="0.6" stopColor="var(--d-sky-mid)" />
          <stop offset="1" stopColor="var(--d-sky-low)" />
        </linearGradient>
      </defs>
      <path d="M-2400-400H2400V1H-2400z" fill="var(--d-sky-top)" />
      <path d="M-2400 0H2400V270H-2400z" fill="url(#hero-sky)" />
      <g className={paint.night} fill="var(--d-pale)" opacity="0.75">
        {stars.map(({ x, y, radius }) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g transform="translate(-16 226)">
        <circle r="76" fill="var(--d-glow)" opacity="0.26" />
        <circle r="52" fill="var(--d-glow)" opacity="0.4" />
        <circle r="30" fill="var(--d-sun)" />
        <path
          className={paint.night}
          d="M-14-15a9 9 0 1 0 13 9a11 11 0 0 1-13-9M8 8a7 7 0 1 0 12-3M-16 10q5 7 12 4"
          fill="var(--d-glow)"
          opacity="0.4"
        />
      </g>
      <g fill="var(--d-cloud)">
        <path d="M-880 126q26-22 58-12q20-26 58-16q30-14 52 10q34-6 52 18z" />
        <path d="M-800 134h190q-22 8-60 7t-130-7z" opacity="0.6" />
        <path d="M-1240 92q20-16 46-8q18-20 46-10q24-10 40 8q26-4 40 10z" />
        <path d="M-1190 99h150q-30 7-150 0z" opacity="0.6" />
        <path d="M650 86q18-14 42-8q22-22 54-10q26-8 40 8q24-4 38 10z" />
        <path d="M700 92h170q-30 8-80 6t-90-6z" opacity="0.6" />
        <path d="M960 152q22-18 48-10q22-24 56-12q28-12 46 8q28-4 44 14z" />
        <path d="M-300 204q14-10 30-5q14-13 32-5q18-6 28 10zM128 196q12-9 26-4q12-10 28-4q14-5 24 8zM330 206q16-10 34-5q14-12 32-4q18-5 28 9z" opacity="0.85" />
      </g>
      <g className={paint.day} fill="none" stroke="var(--d-ink)" strokeWidth="1.6" strokeLinecap="round">
        <path d="M-222 178q6-8 12 0q7-7 13-1M-196 164q5-6 10 0q5-6 11-1M-238 160q4-5 8 0q4-5 9-1M612 128q7-9 13 0q7-8 14-1M634 114q5-6 9 0q5-5 10 0" />
      </g>
    </>
  )
}
