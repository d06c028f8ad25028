/** An arm or a leg: a thick stroke with an ink edge on both sides. */

type LimbProps = { readonly d: string; readonly width: number; readonly paint: string }

export function Limb({ d, width, paint }: LimbProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="var(--d-ink)" strokeWidth={width + 3} />
      <path d={d} stroke={paint} strokeWidth={width} />
    </g>
  )
}
