/** The colours of tokens.css and of the drawing's sky have the contrast that WCAG 2.2 requires, in both themes. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listingTypes, typeRegistry } from '../../../domain/listing/listing.ts'

type Palette = ReadonlyMap<string, string>

const text = 4.5
const control = 3
const colours = listingTypes.map((type) => typeRegistry[type].colour)

/** Foreground, background, minimum ratio (success criteria 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [string, string, number])[] = [
  ...['paper', 'sand', 'sand-deep', 'raised', 'quiet-hover', 'quiet-pressed', 'sun-soft', 'danger-soft', 'success-soft'].flatMap(
    (ground) => [['ink', ground, text] as const, ['ink-soft', ground, text] as const],
  ),
  ...['paper', 'sand', 'raised'].flatMap((ground) => [
    ...[...colours, 'danger', 'success', 'leaf-hover', 'leaf-pressed'].map((colour) => [colour, ground, text] as const),
    ['line', ground, control] as const,
    ['focus-edge', ground, control] as const,
  ]),
  ...colours.flatMap((kind) => [
    ['ink', `${kind}-soft`, text] as const,
    ['ink-soft', `${kind}-soft`, text] as const,
    [kind, `${kind}-soft`, text] as const,
    [`on-${kind}`, kind, text] as const,
  ]),
  ['on-leaf', 'leaf-hover', text],
  ['on-leaf', 'leaf-pressed', text],
  ['on-danger', 'danger', text],
  ['on-danger', 'danger-hover', text],
  ['danger', 'danger-soft', text],
  ['leaf', 'danger-soft', text],
  ['success', 'success-soft', text],
  ['ink-on-sun', 'sun', text],
  ['ink-on-sun', 'sun-hover', text],
  ...['hero-sky-top', 'hero-sky-mid', 'hero-cloud'].map((ground) => ['ink', ground, text] as const),
]

const tokens = themes('../../../src/ui/styles/tokens.css')
const hero = themes('../../../src/ui/drawings/hero.svg', 'hero-')

describe.each([
  ['light', new Map([...tokens.light, ...hero.light])],
  ['dark', new Map([...tokens.dark, ...hero.dark])],
])('the %s theme', (_, palette) => {
  test('has one sky, in the landscape and above it', () => {
    expect(palette.get('sky')).toBe(palette.get('hero-sky-top'))
  })

  test.each(pairs)('shows %s on %s at a ratio of at least %f', (foreground, ground, minimum) => {
    expect(contrast(colour(palette, foreground), colour(palette, ground))).toBeGreaterThanOrEqual(minimum)
  })

  test('has a different colour for each type', () => {
    expect(new Set(colours.map((name) => colour(palette, name))).size).toBe(colours.length)
  })
})

const drawings = readdirSync(new URL('../../../src/ui/drawings/', import.meta.url)).filter((name) => name.endsWith('.svg'))

test.each([...drawings, 'drawing.module.css'])('both themes of %s define the same paints', (name) => {
  const { light, darkOnly } = themes(`../../../src/ui/drawings/${name}`)
  expect(light.size).toBeGreaterThan(0)
  expect(darkOnly.map(([paint]) => paint)).toEqual([...light.keys()])
})

/** The custom properties of a style sheet or drawing by theme; the dark ones are in its first dark media query. */
function themes(path: string, prefix = ''): { light: Palette; dark: Palette; darkOnly: [string, string][] } {
  const css = readFileSync(new URL(path, import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split(/@media \(prefers-color-scheme: ?dark\)/)
  const declared = (part: string) =>
    [...part.matchAll(/--([\w-]+):\s*([^;}]+)[;}]/g)].map(([, name = '', value = '']): [string, string] => [prefix + name, value])
  const darkOnly = declared(dark.split('@media')[0] ?? '')
  return { light: new Map(declared(light)), dark: new Map([...declared(light), ...darkOnly]), darkOnly }
}

/** The hexadecimal colour of a token, which can refer to another token. */
function colour(palette: Palette, name: string): string {
  const value = palette.get(name) ?? ''
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colour(palette, other)
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`--${name} is not a colour: "${value}"`)
  return value
}

/** WCAG 2.2, "contrast ratio": from 1 to 21, whichever of the two is lighter. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
