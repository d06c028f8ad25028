/** Wind turbines on the far ridge. */

const blade = 'M0 0Q2.6-12 0-30Q-2.6-12 0 0z'

function Turbine({ x, y, scale, turn }: { x: number; y: number; scale: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-1.6 0L-0.9-54H0.900L1.6 0z" />
      {[0, 120, 240].map((angle) => (
        <path key={angle} d={blade} transform={`translate(0 -54) rotate(${angle + turn})`} />
      ))}
    </g>
  )
}

export function Turbines() {
  return (
    <g fill="var(--d-wall)" stroke="var(--d-ink)" strokeWidth="0.7">
      <Turbine x={720} y={202} scale={0.9} turn={18} />
      <Turbine x={792} y={194} scale={1} turn={52} />
      <Turbine x={868} y={192} scale={0.94} turn={80} />
      <Turbine x={-1330} y={186} scale={0.8} turn={30} />
      <Turbine x={-1262} y={192} scale={0.9} turn={70} />
    </g>
  )
}
