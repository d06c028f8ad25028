/** Round things in a path, so that many of them are one element. */

const tenth = (value: number) => Math.round(value * 10) / 10

/** Path data of a disc around x, y. */
export function disc(x: number, y: number, radius: number): string {
  const across = tenth(radius * 2)
  const arc = `a${tenth(radius)} ${tenth(radius)} 0 1 0 `
  return `M${tenth(x - radius)} ${tenth(y)}${arc}${across} 0${arc}-${across} 0`
}
