/** Writes pixels as PNG, compressed in a thread: that of resvg-js is written in the thread that answers requests. */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compressed = promisify(deflate)

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Eight bits for each of red, green, blue and alpha; no interlacing. */
const format = Buffer.from([8, 6, 0, 0, 0])

/** `pixels`: four bytes for each, row by row. https://www.w3.org/TR/png-3/ */
export async function pngOf(pixels: Buffer, { width, height }: { readonly width: number; readonly height: number }): Promise<Buffer> {
  const bytesInRow = width * 4
  // Each row begins with the number of its filter: none, which is smallest for plain areas.
  const rows = Buffer.alloc(height * (bytesInRow + 1))
  for (let row = 0; row < height; row += 1) pixels.copy(rows, row * (bytesInRow + 1) + 1, row * bytesInRow, (row + 1) * bytesInRow)
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const data = await compressed(rows)
  return Buffer.concat([signature, chunk('IHDR', Buffer.concat([size, format])), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
