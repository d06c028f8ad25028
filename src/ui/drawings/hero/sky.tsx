/** The sky of the landscape: sun and clouds by day, moon and stars in the evening. */
import { scatter } from '../leaf.ts'
import paint from '../drawing.module.css'

/* Stars and clouds keep to the sides and the rims, so that the banner's words stand on plain sky. */
const stars = Array.from({ length: 110 }, (_, index) => ({
  x: Math.round(scatter(index) * 3200 - 1600),
  y: Math.round(6 + scatter(index, 0.754878) * 196),
  radius: (7 + Math.round(scatter(index, 0.56984) * 10)) / 10,
})).filter(({ x, y }) => Math.abs(x) > 610 || y < 26)

export function Sky() {
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
