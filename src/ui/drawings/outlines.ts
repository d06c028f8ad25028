/** Path data that drawings share: leaves, tufts of grass, discs. */

const tenth = (value: number) => Math.round(value * 10) / 10

/** The fractional part of a multiple of an irrational: scattered, yet the same at every drawing. */
export const scatter = (index: number, irrational = 0.618034) => (index * irrational) % 1

/** Path data of a lanceolate leaf that grows from x, y towards an angle in degrees (0 right, -90 up). */
export function leafPath(x: number, y: number, angle: number, length: number, width: number): string {
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

/** Path data of a tuft of five blades at each place. */
export function tufts(places: readonly (readonly [x: number, y: number])[]): string {
  return places
    .map(([x, y]) => [-125, -104, -88, -72, -54].map((angle, blade) => leafPath(x + blade * 2, y, angle, 10 + (blade % 2) * 5, 1.5)).join(''))
    .join('')
}

/** Path data of a disc around x, y. */
export function disc(x: number, y: number, radius: number): string {
  const across = tenth(radius * 2)
  const arc = `a${tenth(radius)} ${tenth(radius)} 0 1 0 `
  return `M${tenth(x - radius)} ${tenth(y)}${arc}${across} 0${arc}-${across} 0`
}
