/** The text of pictures: letters of both languages, lines and their ends, and the look of the site. */
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listingTypes } from '../../../domain/listing/listing.ts'
import { readColours } from '../../../server/pictures/colours.ts'
import { drawPicture } from '../../../server/pictures/draw.ts'
import { drawable, textWidth } from '../../../server/pictures/letters.ts'
import { linesOf } from '../../../server/pictures/lines.ts'
import { pictureOf } from '../../../server/pictures/picture.ts'
import { pictureShapes, type PictureShape } from '../../../server/pictures/shapes.ts'
import { readScene } from '../../../server/pictures/scenes.ts'
import { root } from '../../support/runner/source-files.ts'

const appearance = join(root, 'src/ui')
const look = { scene: '', colours: readColours(appearance, 'event') }

const longTitle =
  'Καθαρισμός της παραλίας της Σούδας με παιδιά, φίλους και όλη τη γειτονιά, από το πρωί ως το μεσημέρι, με φαγητό και μουσική'

const plain = {
  shape: 'preview', type: 'event', kind: 'Event', title: 'Seed swap', facts: ['May 1, 2027', 'Chania'], product: 'Leaf & Co',
} as const

describe('the letters of a picture', () => {
  it('are those of all languages of the site', async () => {
    const texts = ['ΐΰάέήίόύώϊϋς ΆΈΉΊΌΎΏ «Ελλάδα»', 'Größe, café – “naïve” €5', 'Зелёный']
    for (const text of texts) expect(await drawable(text, 700)).toBe(text)
  })

  it('leave out emoji and accents that the font lacks, and keep spaces that do not break', async () => {
    expect(await drawable('🌱 Count 🐢  turtles\n at dawn 👩‍🌾', 500)).toBe('Count turtles at dawn')
    expect(await drawable('Ἀθῆναι', 700)).toBe('Αθηναι')
    expect(await drawable('4\u00a0May', 700)).toBe('4\u00a0May')
  })

  it('are as wide as they are drawn', async () => {
    const [narrow, wide] = [await textWidth('iii', 700), await textWidth('ΩΩΩ', 700)]
    expect(narrow).toBeGreaterThan(0.5)
    expect(wide).toBeGreaterThan(2 * narrow)
    expect(await textWidth('a b', 500)).toBeGreaterThan(await textWidth('ab', 500))
  })
})

describe('the lines of a picture', () => {
  const room = { weight: 700, fontSize: 60, width: 500, maxLines: 3 } as const

  it('break between words and end with an ellipsis', async () => {
    const lines = await linesOf(longTitle, room)
    expect(lines).toHaveLength(3)
    expect(longTitle.startsWith(lines.join(' ').slice(0, -1))).toBe(true)
    expect(lines.at(-1)).toMatch(/\p{L}…$/u)
    for (const line of lines) expect((await textWidth(line, 700)) * 60).toBeLessThanOrEqual(500)
  })

  it('break a word that is longer than a line', async () => {
    const word = 'Donaudampfschifffahrtselektrizität'
    const lines = await linesOf(word, room)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe(word)
  })

  it('are one for a short text, and none for one of emoji', async () => {
    expect(await linesOf('Seed swap', room)).toEqual(['Seed swap'])
    expect(await linesOf('🌱🌱', room)).toEqual([])
  })
})

describe('a picture', () => {
  it('has a smaller title if it is longer', async () => {
    const sizeOf = async (title: string) => {
      const svg = await pictureOf({ ...plain, title }, look)
      return Number(/font-size="(\d+)" font-weight="700" fill="#15261c"/.exec(svg)?.[1])
    }
    const sizes = await Promise.all(['Seed swap', longTitle.slice(0, 60), longTitle.slice(0, 90), longTitle].map(sizeOf))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBe(4)
  })

  it('has its days and town, and the name of the site, escaped', async () => {
    const svg = await pictureOf(plain, look)
    for (const text of ['Seed swap', 'May 1, 2027', 'Chania', 'Leaf &amp; Co']) expect(svg).toContain(`>${text}</text>`)
  })

  it.each([
    ['Wednesday, September 23, 2026, 10:00 –', 'Wednesday, September 30, 2026, 18:00'],
    ['Παρασκευή 25 Δεκεμβρίου 2026, 10:00 –', 'Παρασκευή 1 Ιανουαρίου 2027, 18:00'],
  ])('has all of several days with times, in smaller letters: %s %s', async (first, last) => {
    const when = [first, last].map((each) => each.replaceAll(/ (?!\d\d:)/g, '\u00a0')).join(' ')
    const drawn = (await pictureOf({ ...plain, facts: [when, 'Chania'] }, look)).replaceAll('\u00a0', ' ')
    const sizes = [first, last, 'Chania'].map((text) => new RegExp(`font-size="(\\d+)"[^>]*>${text}</text>`).exec(drawn)?.[1])
    expect(new Set(sizes).size).toBe(1)
    expect(Number(sizes[0])).toBeGreaterThanOrEqual(24)
    expect(Number(sizes[0])).toBeLessThan(34)
  })

  it('has the name of its kind if the font has no letter of the title', async () => {
    expect(await pictureOf({ ...plain, title: '🌱' }, look)).toContain('>Event</text>')
  })

  it('has the colours of the light theme', () => {
    expect(look.colours).toEqual({ paper: '#fbfaf5', ink: '#15261c', soft: '#4a5a50', leaf: '#1e6b40', sun: '#e8a51c', kind: '#1e6b40' })
    const kinds = listingTypes.map((type) => readColours(appearance, type).kind)
    expect(new Set(kinds).size).toBe(listingTypes.length)
  })

  it.each(listingTypes)('shows the drawing of a %s in colours that need no style sheet', (type) => {
    const scene = readScene(appearance, type)
    expect(scene).not.toMatch(/var\(|<style|"none" d="M-600/)
    expect(scene).toContain('fill="#dcebdf"')
  })

  it.each(Object.keys(pictureShapes) as PictureShape[])('of the shape %s has all of a long title between its edges', async (shape) => {
    const facts = ['Saturday, November 28 – Sunday, November 29, 2026', 'Chania', 'Free']
    const svg = await pictureOf({ ...plain, shape, title: longTitle, facts }, look)
    const { width, height, texts } = pictureShapes[shape]
    const drawn = /<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)" font-weight="(500|700)" fill="#(?:15261c|4a5a50)">([^<]+)</g
    const lines = [...svg.matchAll(drawn)]
    expect(lines.length).toBeGreaterThan(5)
    for (const [, x, y, fontSize, weight, text = ''] of lines) {
      expect(Number(y) - Number(fontSize)).toBeGreaterThanOrEqual(texts.top - 20)
      expect(Number(y)).toBeLessThanOrEqual(texts.bottom)
      expect(Number(x) + (await textWidth(text, Number(weight) as 500 | 700)) * Number(fontSize)).toBeLessThan(width)
    }
    expect(width * height).toBeLessThan(1.25 * 1200 * 630)
  })

  it('is a PNG of 1200 by 630 pixels, which differs with its title', async () => {
    const [one, other] = [await drawPicture(plain, appearance), await drawPicture({ ...plain, title: 'Ανταλλαγή σπόρων' }, appearance)]
    expect(one.subarray(1, 4).toString()).toBe('PNG')
    expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630])
    const data = inflateSync(one.subarray(41, 41 + one.readUInt32BE(33)))
    expect(data).toHaveLength(630 * (1200 * 4 + 1))
    // The first pixel is paper.
    expect([...data.subarray(0, 5)]).toEqual([0, 0xfb, 0xfa, 0xf5, 0xff])
    expect(one.equals(other)).toBe(false)
  })
})
