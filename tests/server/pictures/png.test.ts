/** The pixels of written images, whatever was written before or at the same time. */
import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pngOf } from '../../../server/pictures/png.ts'

/** Images of few sizes, so that one often has as many bytes as another. */
const image = fc
  .record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }), colour: fc.integer({ min: 0, max: 255 }) })
  .map(({ width, height, colour }) => ({ width, height, pixels: Buffer.alloc(width * height * 4, colour) }))

describe('an image written as PNG', () => {
  it('has its own pixels, one after another and several at a time', async () => {
    await fc.assert(fc.asyncProperty(fc.array(image, { minLength: 2, maxLength: 6 }), async (images) => {
      const written = []
      for (const each of images) written.push(await pngOf(each))
      written.push(...(await Promise.all(images.map(pngOf))))
      for (const [index, png] of written.entries()) expect(pixelsIn(png)).toEqual(images[index % images.length]?.pixels)
    }))
  })

  it('does not change with its pixels after the call', async () => {
    const pixels = Buffer.alloc(16, 1)
    const writing = pngOf({ pixels, width: 2, height: 2 })
    pixels.fill(9)
    expect(pixelsIn(await writing)).toEqual(Buffer.alloc(16, 1))
  })
})

/** Throws if a row has another filter than none. */
function pixelsIn(png: Buffer): Buffer {
  const width = png.readUInt32BE(16)
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const parts: Buffer[] = []
  for (let start = 0; start < rows.length; start += width * 4 + 1) {
    if (rows[start] !== 0) throw new Error(`A row has the filter ${rows[start]}.`)
    parts.push(rows.subarray(start + 1, start + 1 + width * 4))
  }
  return Buffer.concat(parts)
}
