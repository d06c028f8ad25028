/** A cypress: a dark flame beside a house or a chapel. */

export function Cypress({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-2 6h4v-12h-4z" fill="var(--d-bark-shade)" />
      <path d="M0-92C8-70 15-44 13-20Q11-2 0 0Q-11-2-13-20C-15-44-8-70 0-92z" fill="var(--d-leaf-dark)" />
      <path d="M-1-84C-8-62-11-40-10-20Q-9-8-4-4Q-8-40-1-84z" fill="var(--d-leaf)" />
      <path d="M4-66q3 14 2 24M6-34q2 10-1 20M0-50q2 8 0 16" fill="none" stroke="var(--d-ink)" strokeWidth="1.2" strokeLinecap="round" opacity="0.5" />
    </g>
  )
}
