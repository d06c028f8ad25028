/** Two shelves of jars: oil, honey, olives, pulses and herbs. */

const fillings = ['--d-gold', '--d-leaf', '--d-clay', '--d-straw', '--d-leaf-dark', '--d-petal', '--d-lemon', '--d-bark']

const jars = fillings.flatMap((filling, index) =>
  [0, 1].map((shelf) => ({
    x: -114 + index * 17.5 + shelf * 3,
    y: shelf ? 192 : 150,
    height: 20 + ((index * 5 + shelf * 3) % 3) * 4,
    filling: fillings[(index * 3 + shelf * 5) % fillings.length] ?? filling,
  })),
)

export function Jars() {
  return (
    <g strokeWidth="1.2">
      {jars.map(({ x, y, height, filling }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={`M0 0V${5 - height}q0-3 3-3h7q3 0 3 3V0z`} fill="var(--d-pale)" />
          <path d={`M1.5-1V${10 - height}H11.500V-1z`} fill={`var(${filling})`} stroke="none" />
          <path d={`M2 ${2 - height}h9v-4H2z`} fill="var(--d-bark)" />
        </g>
      ))}
      <path d="M-124 150H28V154H-124z" fill="var(--d-bark)" />
    </g>
  )
}
