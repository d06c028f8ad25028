/** A white village on the slope, with a blue-domed chapel; its windows are lit in the evening. */

type HouseProps = { x: number; y: number; width: number; height: number; roof?: boolean }

function House({ x, y, width, height, roof = false }: HouseProps) {
  const pane = Math.max(4, width / 7)
  const windows = [0.2, 0.62].map((at) => x + width * at)
  return (
    <>
      <path d={`M${x} ${y}h${width}v${-height}h${-width}z`} fill="var(--d-wall)" />
      <path d={`M${x + width} ${y}h${width * 0.3}v${-height}h${-width * 0.3}z`} fill="var(--d-wall-shade)" />
      {roof && (
        <>
          <path d={`M${x - 3} ${y - height}l${width * 0.16} -9h${width * 0.86}l${width * 0.3} 9z`} fill="var(--d-roof)" />
          <path d={`M${x + width} ${y - height}l${width * 0.02} -9l${width * 0.3} 9z`} fill="var(--d-roof-shade)" />
        </>
      )}
      {windows.map((left) => (
        <path key={left} d={`M${left} ${y - height * 0.72}h${pane}v${pane * 1.4}h${-pane}z`} fill="var(--d-window)" />
      ))}
      <path
        d={`M${x} ${y}v${-height}h${width * 1.3}v${height}M${x + width} ${y - height}v${height}`}
        fill="none"
        stroke="var(--d-ink)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
    </>
  )
}

/* Bushes between the walls, so that the houses stand in gardens. */
const bushes = [
  [-512, 272], [-448, 300], [-396, 300], [-404, 277], [-296, 290], [-344, 290], [-268, 312], [-216, 316], [-166, 322], [-334, 314],
]
  .map(([x, y]) => `M${x} ${y}q-8-3-4-9q1-7 8-5q5-5 9 1q7 0 6 7q2 7-7 6z`)
  .join('')

function Chapel({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--d-ink)" strokeWidth="1.1" strokeLinejoin="round">
      <path d="M0 0V-26H38V0z" fill="var(--d-wall)" />
      <path d="M38 0V-26H50V0z" fill="var(--d-wall-shade)" />
      <path d="M9-26V-33H35V-26z" fill="var(--d-wall)" />
      <path d="M8-33Q8-50 22-50T36-33z" fill="var(--d-blue)" />
      <path d="M22-50v-9M19-56h6" fill="none" />
      <path d="M14 0V-10Q14-16 19-16T24-10V0z" fill="var(--d-blue)" />
      <path d="M-14 0V-38H-2V0M-14-38Q-8-46-2-38z" fill="var(--d-wall)" />
      <path d="M-11-26V-31Q-8-36-5-31V-26z" fill="var(--d-window)" stroke="none" />
    </g>
  )
}

export function Village() {
  return (
    <g>
      <House x={-462} y={252} width={30} height={20} />
      <House x={-424} y={252} width={30} height={22} roof />
      <House x={-330} y={266} width={30} height={19} roof />
      <path d="M-372 262L-384 284-366 304-340 326H-318L-352 300-368 284-358 262z" fill="var(--d-earth)" />
      <path d="M-375 268h13M-379 274h13M-382 280h14M-378 287h14M-372 294h15M-366 301h15M-358 308h16M-350 315h17" stroke="var(--d-earth-shade)" strokeWidth="1.4" />
      <Chapel x={-386} y={262} />
      <House x={-500} y={270} width={36} height={22} roof />
      <House x={-450} y={274} width={36} height={23} />
      <House x={-348} y={286} width={34} height={22} />
      <House x={-292} y={288} width={34} height={22} roof />
      <House x={-482} y={296} width={34} height={22} />
      <House x={-430} y={298} width={38} height={24} roof />
      <House x={-318} y={312} width={38} height={24} roof />
      <House x={-256} y={310} width={32} height={20} />
      <House x={-204} y={320} width={28} height={18} roof />
      <path d={bushes} fill="var(--d-leaf)" />
    </g>
  )
}
