/** The picture of a listing that messengers, social networks and search engines show beside its link: its drawing, title and facts. */
import type { ListingType } from '../../domain/listing/listing.ts'
import { escapeMarkup } from '../feeds/markup.ts'
import type { PictureColours } from './colours.ts'
import { drawable, fontFamily, type Weight } from './letters.ts'
import { linesOf } from './lines.ts'
import { logoShapes } from './logo.ts'
import { shapeOf, type PictureShape } from './shapes.ts'

export interface Picture {
  readonly shape: PictureShape
  readonly type: ListingType
  /** The name of the type, for one listing. */
  readonly kind: string
  readonly title: string
  /** Such as its days and its town; each begins a line. */
  readonly facts: readonly string[]
  /** The name of the site. */
  readonly product: string
}

/** What the pictures of a type have in common. */
export interface PictureLook {
  /** The elements of its drawing. */
  readonly scene: string
  readonly colours: PictureColours
}

/** The first in which all that is shown of the facts is whole: an event of several days with times needs a smaller one. */
const factSizes = [34, 30, 28, 26, 24]
const [maxFactLines, maxLinesOfFact] = [3, 2] as const
const [titleLeading, factLeading, gap] = [1.14, 1.36, 30] as const

/** The picture as SVG. */
export async function pictureOf({ shape, kind, title, facts, product }: Picture, { scene, colours }: PictureLook): Promise<string> {
  const { paper, ink, soft, leaf, sun } = colours
  const { width, height, scene: view, paper: area, edge, logo, texts } = shapeOf(shape)
  const shown = await titleLines((await drawable(title, 700)) === '' ? kind : title, shape)
  const below = await factLines(facts, texts.width)
  const factSize = below.fontSize
  const titleHeight = shown.lines.length * shown.fontSize * titleLeading
  const used = titleHeight + (below.lines.length > 0 ? gap + below.lines.length * factSize * factLeading : 0)
  const top = texts.top + (texts.bottom - texts.top - used) / 2
  const { fontSize } = shown
  // Letters have room at their left, which grows with them.
  const x = texts.left - fontSize / 24
  const titles = shown.lines.map((text, index) =>
    line({ text, x, y: top + fontSize * (0.9 + index * titleLeading), fontSize, weight: 700, fill: ink }))
  const factsTop = top + titleHeight + gap
  const lower = below.lines.map((text, index) =>
    line({ text, x: texts.left, y: factsTop + factSize * (0.95 + index * factLeading), fontSize: factSize, weight: 500, fill: soft }))
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">
<g transform="translate(${view.x} ${view.y}) scale(${view.scale})">${scene}</g>
<path d="${area}" transform="translate(${edge.x} ${edge.y})" fill="${colours.kind}"/>
<path d="${area}" fill="${paper}"/>
<g transform="translate(${logo.x} ${logo.y}) scale(1.5)">${logoShapes(leaf, sun)}</g>
<g font-family="${fontFamily}" fill="${ink}">
${line({ text: await drawable(product, 700), x: logo.x + 62, y: logo.y + 37, fontSize: 32, weight: 700, fill: leaf })}
${titles.join('\n')}
${lower.join('\n')}
</g>
</svg>`
}

interface ShownLines {
  readonly fontSize: number
  readonly lines: readonly string[]
}

async function titleLines(title: string, shape: PictureShape): Promise<ShownLines> {
  const { texts, titleSizes } = shapeOf(shape)
  for (const { fontSize, maxLines } of titleSizes) {
    const lines = await linesOf(title, { weight: 700, fontSize, width: texts.width, maxLines: maxLines + 1 })
    const isWhole = lines.length <= maxLines && !(await breaksWord(title, lines, 700))
    if (isWhole) return { fontSize, lines }
  }
  const { fontSize, maxLines } = titleSizes.at(-1) ?? titleSizes[0]
  return { fontSize, lines: await linesOf(title, { weight: 700, fontSize, width: texts.width, maxLines }) }
}

/** Then a smaller size may have whole words. */
async function breaksWord(text: string, lines: readonly string[], weight: Weight): Promise<boolean> {
  return lines.join(' ') !== (await drawable(text, weight))
}

async function factLines(facts: readonly string[], width: number): Promise<ShownLines> {
  for (const fontSize of factSizes) {
    const lines = await wholeFacts(facts, { fontSize, width })
    if (lines) return { fontSize, lines }
  }
  const fontSize = factSizes.at(-1) ?? 0
  const lines = await Promise.all(facts.map((fact) => linesOf(fact, { weight: 500, fontSize, width, maxLines: maxLinesOfFact })))
  return { fontSize, lines: lines.flat().slice(0, maxFactLines) }
}

/** Null if one that is shown has more lines, or breaks a word. */
async function wholeFacts(facts: readonly string[], room: { readonly fontSize: number; readonly width: number }): Promise<string[] | null> {
  const lines: string[] = []
  for (const fact of facts) {
    if (lines.length >= maxFactLines) break
    const added = await linesOf(fact, { ...room, weight: 500, maxLines: maxLinesOfFact + 1 })
    if (added.length > maxLinesOfFact || (await breaksWord(fact, added, 500))) return null
    lines.push(...added)
  }
  return lines.slice(0, maxFactLines)
}

interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly fontSize: number
  readonly weight: Weight
  readonly fill: string
}

function line({ text, x, y, fontSize, weight, fill }: Line): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${fontSize}" font-weight="${weight}" fill="${fill}">${escapeMarkup(text)}</text>`
}
