/** Path data of tufts of grass. */

const tenth = (value: number) => Math.round(value * 10) / 10

/** Path data of a tuft of five blades at each place. */
export function tufts(places: readonly (readonly [x: number, y: number])[]): string {
  return places
    .map(([x, y]) => [-125, -104, -88, -72, -54].map((angle, blade) => leafPath(x + blade * 2, y, angle, 10 + (blade % 2) * 5, 1.5)).join(''))
    .join('')
}

/** Path data of a lanceolate leaf that grows from x, y towards an angle in degrees (0 right, -90 up). */
function leafPath(x: number, y: number, angle: number, length: number, width: number): string {
  const radians = (angle * Math.PI) / 180
  const alongX = Math.cos(radians)
  const alongY = Math.sin(radians)
  const middleX = x + alongX * length * 0.45
  const middleY = y + alongY * length * 0.45
  const [leftX, leftY, tipX, tipY, rightX, rightY, stemX, stemY] = [
    middleX - alongY * width,
    middleY + alongX * width,
    x + alongX * length,
    y + alongY * length,
    middleX + alongY * width,
    middleY - alongX * width,
    x,
    y,
  ].map(tenth)
  return `M${stemX} ${stemY}Q${leftX} ${leftY} ${tipX} ${tipY}Q${rightX} ${rightY} ${stemX} ${stemY}`
}
