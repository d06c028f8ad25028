/** A bicycle with vegetables from the market in its basket. */

const spokes = Array.from({ length: 9 }, (_, index) => {
  const angle = (index * Math.PI) / 9 + 0.2
  const [x, y] = [Math.cos(angle) * 24, Math.sin(angle) * 24].map((value) => value.toFixed(1))
  return `M${x} ${y}L${-Number(x)} ${-Number(y)}`
}).join('')

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -27)`}>
      <path d={spokes} stroke="var(--d-spoke)" strokeWidth="0.8" />
      <circle r="25.4" stroke="var(--d-tyre)" strokeWidth="3" />
      <circle r="22.6" stroke="var(--d-spoke)" strokeWidth="0.9" />
      <circle r="2.8" fill="var(--d-tyre)" />
    </g>
  )
}

export function Bicycle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round" fill="none">
      <ellipse cx="0" cy="1" rx="70" ry="4" fill="var(--d-ink)" opacity="0.2" />
      <Wheel x={-40} />
      <Wheel x={42} />
      <g stroke="var(--d-frame)" strokeWidth="3.4">
        <path d="M-40-27L-5-25L-17-62M-40-27L-14-53M-5-25Q16-32 27-60M-14-52Q8-48 29-65M26-73L31-54Q33-38 42-27" />
        <path d="M-69-33A30 30 0 0 1-21-50M15-40A30 30 0 0 1 66-45" strokeWidth="2.6" />
      </g>
      <g stroke="var(--d-tyre)" strokeWidth="2">
        <path d="M-17-62L-19-70M26-73L24-81Q18-85 8-81M-5-25L-13-14M-18-13h9M-5-25L3-36M-1-37h8M-28-26L-36-1" />
        <circle cx="-5" cy="-25" r="7" />
        <path d="M-40-30L-5-32M-40-24L-5-18" strokeWidth="1" />
      </g>
      <path d="M-32-73Q-24-70-7-71Q-11-65-22-67Q-31-68-32-73z" fill="var(--d-bark-shade)" stroke="var(--d-ink)" strokeWidth="1.4" />
      <path d="M5-84q5-3 9 1" stroke="var(--d-bark-shade)" strokeWidth="4" />
      <g stroke="var(--d-ink)" strokeWidth="1.2">
        <path d="M38-84Q28-92 33-102Q40-100 41-92Q42-104 50-106Q54-98 47-84z" fill="var(--d-leaf-light)" />
        <path d="M39-86Q40-94 46-100M36-96Q39-92 40-86" />
        <path d="M60-84L68-104L71-103L65-84z" fill="var(--d-earth)" />
        <circle cx="54" cy="-86" r="6.5" fill="var(--d-petal)" />
        <path d="M54-92q2-2 4-1M54-92q-3-1-4 1" stroke="var(--d-leaf-dark)" strokeWidth="2" />
      </g>
      <path d="M30-84H70L64-58H36z" fill="var(--d-earth)" stroke="var(--d-ink)" strokeWidth="1.6" />
      <path d="M31-76H68M33-67H66M39-84L42-58M50-84V-58M61-84L58-58" stroke="var(--d-bark)" strokeWidth="1.2" />
    </g>
  )
}
