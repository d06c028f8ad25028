/** The drawings of the types of listings, in their light colours, for pictures that show no style sheet. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListingType } from '../../domain/listing/listing.ts'

/** The elements of a drawing, whose middle is at x = 0, from y = 0 to 300; ground and sky go on to all sides. */
export function readScene(appearance: string, type: ListingType): string {
  const svg = readFileSync(join(appearance, 'drawings', `${type}.svg`), 'utf8')
  const [, light = ''] = /<style>:root\{([^}]*)\}/.exec(svg) ?? []
  const colours = new Map(light.split(';').map((line) => line.split(':')).map(([name = '', value = '']) => [name, value]))
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colours.get(name) ?? 'none')
}
