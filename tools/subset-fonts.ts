/** Makes the fonts of `src/ui/styles/fonts/`, of the characters that `src/ui/styles/fonts.css` names, from Commissioner. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { root } from './run-command.ts'

const styleSheet = join(root, 'src/ui/styles/fonts.css')

/** Kerning, and digits of one width. Ligatures, small capitals, fractions and the like would be a third of the file. */
const keepFeatures = ['kern', 'tnum']

interface Face {
  /** Relative to the style sheet. */
  readonly file: string
  /** The subset of the package that has these characters, such as `greek`. */
  readonly subset: string
  readonly characters: string
  readonly weight: { readonly min: number; readonly max: number }
}

/** The fonts by their file, relative to the root of the project. The same input gives the same bytes. */
export async function subsetFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = new Map<string, Buffer>()
  for (const { file, subset, characters, weight } of faces(readFileSync(styleSheet, 'utf8'))) {
    const source = readFileSync(sourceOf(subset))
    const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weight }, keepFeatures }
    fonts.set(`src/ui/styles/${file}`, await subsetFont(source, characters, options))
  }
  return fonts
}

/** The rules of the style sheet with a file of this folder: their characters and weights are what its font has. */
function faces(css: string): Face[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, file, subset] = /url\("\.\/(fonts\/commissioner-([a-z]+)[a-z-]*\.woff2)"\)/.exec(rule) ?? []
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(rule) ?? []
    const [, ranges] = /unicode-range: ([^;]+);/.exec(rule) ?? []
    if (!file || !subset) return []
    if (!min || !max || !ranges) throw new Error(`The rule of ${file} needs two weights and characters.`)
    return [{ file, subset, characters: charactersOf(ranges), weight: { min: Number(min), max: Number(max) } }]
  })
}

/** The characters of ranges such as `U+0020-007E, U+00A0`. */
export function charactersOf(ranges: string): string {
  return ranges
    .split(',')
    .map((range) => {
      const [first = 0, last = first] = range.trim().slice('U+'.length).split('-').map((code) => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')
}

function sourceOf(subset: string): string {
  const { resolve } = createRequire(import.meta.url)
  return resolve(`@fontsource-variable/commissioner/files/commissioner-${subset}-wght-normal.woff2`)
}

if (process.argv[1] && pathToFileURL(process.argv[1]).href === import.meta.url) {
  for (const [file, font] of await subsetFonts()) {
    writeFileSync(join(root, file), font)
    console.log(`${file}: ${font.length} bytes`)
  }
}
