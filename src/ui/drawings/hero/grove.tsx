/** Olive trees seen from afar: rows of round crowns on the slopes. */

export type Place = readonly [x: number, y: number, size: number]

/** Crowns share one path per paint, so a grove of any size is three elements. */
export function Grove({ places }: { places: readonly Place[] }) {
  const draw = (part: (place: Place) => string) => places.map(part).join('')
  return (
    <g>
      <path
        d={draw(([x, y, size]) => `M${x} ${y}q${size * 0.2} ${-size * 0.3} 0 ${-size * 0.8}`)}
        fill="none"
        stroke="var(--d-bark-shade)"
        strokeWidth="2.4"
      />
      <path
        d={draw(
          ([x, y, size]) =>
            `M${x - size * 0.7} ${y - size * 0.4}q${-size * 0.35} ${-size * 0.5} ${size * 0.2} ${-size * 0.6}q${size * 0.2} ${-size * 0.4} ${size * 0.6} ${-size * 0.15}q${size * 0.6} ${-size * 0.05} ${size * 0.55} ${size * 0.45}q${size * 0.2} ${size * 0.4} ${-size * 0.35} ${size * 0.4}q${-size * 0.6} ${size * 0.2} ${-size} ${-size * 0.1}z`,
        )}
        fill="var(--d-leaf)"
      />
      <path
        d={draw(
          ([x, y, size]) =>
            `M${x - size * 0.45} ${y - size * 0.8}q${size * 0.2} ${-size * 0.3} ${size * 0.5} ${-size * 0.2}M${x} ${y - size * 0.65}q${size * 0.2} ${-size * 0.1} ${size * 0.35} 0`,
        )}
        fill="none"
        stroke="var(--d-leaf-light)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  )
}
