/** A rush-seated taverna chair, seen from the side. */

export function Chair({ x, mirrored = false }: { x: number; mirrored?: boolean }) {
  return (
    <g
      transform={`translate(${x} 286) scale(${mirrored ? -1 : 1} 1)`}
      fill="none"
      stroke="var(--d-ink)"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M-16 0L-20-104M26 0L24-50M-19-14L25-14" />
      <path d="M-16 0L-20-104M26 0L24-50M-19-14L25-14" stroke="var(--d-blue)" strokeWidth="4" />
      <path d="M-20-92L-6-90M-19-76L-6-74" strokeWidth="6" />
      <path d="M-20-92L-6-90M-19-76L-6-74" stroke="var(--d-blue)" strokeWidth="3" />
      <path d="M-22-52L30-54L34-46L-20-44z" fill="var(--d-straw)" strokeWidth="1.6" />
      <path d="M-10-52L-6-45M4-53L8-45M18-53L22-46" stroke="var(--d-bark)" strokeWidth="1.2" />
    </g>
  )
}
