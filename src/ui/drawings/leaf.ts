/** The outlines of leaves: one grammar of foliage for all drawings. */

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
