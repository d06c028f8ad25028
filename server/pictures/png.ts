/** Writes pixels as PNG, compressed in a thread: that of resvg-js is written in the thread that answers requests. */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compressed = promisify(deflate)

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Eight bits for each of red, green, blue and alpha; no interlacing. */
const format = Buffer.from([8, 6, 0, 0, 0])

interface Image {
  /** Four bytes for each, row by row. */
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

/** Rows that no image uses. New ones for each image, 3 MB, would wait for a collection of old objects (decision 066). */
let spareRows: Buffer | null = null

/** Copies the pixels at once, so that the image is not kept while it is compressed. https://www.w3.org/TR/png-3/ */
export function pngOf({ pixels, width, height }: Image): Promise<Buffer> {
  const bytesInRow = width * 4
  const rows = rowsOf(height * (bytesInRow + 1))
  for (let row = 0; row < height; row += 1) {
    const start = row * (bytesInRow + 1)
    // Each row begins with the number of its filter: none, which is smallest for plain areas.
    rows[start] = 0
    pixels.copy(rows, start + 1, row * bytesInRow, (row + 1) * bytesInRow)
  }
  return pngOfRows(rows, width, height)
}

function rowsOf(bytes: number): Buffer {
  const rows = spareRows?.length === bytes ? spareRows : Buffer.alloc(bytes)
  spareRows = null
  return rows
}

async function pngOfRows(rows: Buffer, width: number, height: number): Promise<Buffer> {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const data = await compressed(rows)
  spareRows = rows
  return Buffer.concat([signature, chunk('IHDR', Buffer.concat([size, format])), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
