/** Writes facts of the types of listings into files of the build that cannot import the registry. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { listingTypes, typeRegistry } from '../domain/listing/listing.ts'

/** The plugin that adds the drawing and the tint of each type to `document.css`. */
export function typeStyles(): Plugin {
  return {
    name: 'type-styles',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/document.css') ? `${code}\n${listingTypes.flatMap(rulesOf).join('\n')}\n` : null),
  }
}

function rulesOf(type: (typeof listingTypes)[number]): readonly string[] {
  return [
    `.scene-${type} { background-image: url("../drawings/${type}.svg"); }`,
    `.kind-${type} { --kind-soft: var(--${typeRegistry[type].colour}-soft); }`,
  ]
}

/** Writes the segment of each type into the script for lists on other sites. */
export function writeSegments(file: string): void {
  const segments = Object.fromEntries(listingTypes.map((type) => [type, typeRegistry[type].segment]))
  const parts = readFileSync(file, 'utf8').split('const segments = {}')
  if (parts.length !== 2) throw new Error(`${file} has no single place for the segments.`)
  writeFileSync(file, parts.join(`const segments = ${JSON.stringify(segments)}`))
}
