/** Tufts of grass for the ground of a drawing. */
import { leafPath } from './leaf.ts'

/** Path data of a tuft of five blades at each place. */
export function tufts(places: readonly (readonly [x: number, y: number])[]): string {
  return places
    .map(([x, y]) => [-125, -104, -88, -72, -54].map((angle, blade) => leafPath(x + blade * 2, y, angle, 10 + (blade % 2) * 5, 1.5)).join(''))
    .join('')
}
