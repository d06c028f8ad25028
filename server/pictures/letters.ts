/** The font of pictures: which letters it has, and how wide they are. */
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { escapeMarkup } from '../feeds/markup.ts'

export type Weight = 500 | 700

const { resolve } = createRequire(import.meta.url)

/** One file has Latin, Greek and Cyrillic letters; the font of the web app is cut into files that only browsers put together. */
const fontFiles: Readonly<Record<Weight, string>> = {
  500: resolve('@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf'),
  700: resolve('@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf'),
}

export const fontFamily = 'Commissioner'

/** Fonts of the system would make other pictures on each machine, and searching for them takes long. */
export const drawingOptions: ResvgRenderOptions = {
  font: { loadSystemFonts: false, fontFiles: Object.values(fontFiles), defaultFontFamily: fontFamily },
  logLevel: 'off',
}

/** A character that no font has. */
const absent = '\u{10FFFD}'

/** A character with its width as a part of the size of the font; null: the font does not have it. */
const known = new Map<string, number | null>()

/** The text in characters that the font has: without accents that it lacks, and without emoji. */
export async function drawable(text: string, weight: Weight): Promise<string> {
  const letters: string[] = []
  for (const letter of text.normalize('NFC').replaceAll(/\p{Cf}|\p{M}/gu, '').replaceAll(/[^\S\u00a0]+/g, ' ')) {
    const [plain = ''] = letter.normalize('NFD')
    const shown = (await letterWidth(letter, weight)) !== null ? letter : (await letterWidth(plain, weight)) !== null ? plain : ''
    letters.push(shown)
  }
  return letters.join('').replaceAll(/ +/g, ' ').trim()
}

/** The width of a drawable text as a part of the size of the font, without kerning, which makes it narrower. */
export async function textWidth(text: string, weight: Weight): Promise<number> {
  let width = 0
  for (const letter of text) width += (await letterWidth(letter, weight)) ?? 0
  return width
}

async function letterWidth(letter: string, weight: Weight): Promise<number | null> {
  const name = `${weight} ${letter}`
  const found = known.get(name)
  if (found !== undefined) return found
  // Each measurement takes a millisecond, so others are answered in between.
  await setImmediate()
  const { box, pair } = (measures[weight] ??= { box: boxOf(absent, weight), pair: widthOf('HH', weight) })
  const alone = boxOf(letter, weight)
  const isMissing = alone !== null && alone.x === box?.x && alone.width === box.width
  const width = isMissing ? null : (widthOf(`H${letter}H`, weight) - pair) / sizeOfMeasured
  known.set(name, width)
  return width
}

const sizeOfMeasured = 100

/** The box that is drawn for a character that the font does not have, and the width of the letters around a measured one. */
interface Measures {
  readonly box: Box | null
  readonly pair: number
}

const measures: Partial<Record<Weight, Measures>> = {}

interface Box {
  readonly x: number
  readonly width: number
}

function widthOf(text: string, weight: Weight): number {
  return boxOf(text, weight)?.width ?? 0
}

function boxOf(text: string, weight: Weight): Box | null {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text xml:space="preserve" y="100" font-family="${fontFamily}" font-weight="${weight}" \
font-size="${sizeOfMeasured}">${escapeMarkup(text)}</text></svg>`
  return new Resvg(svg, { ...drawingOptions, font: { ...drawingOptions.font, fontFiles: [fontFiles[weight]] } }).getBBox() ?? null
}
