/** Writes Brotli and gzip copies of static files, so that the server does not compress them for each request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest', '.xml', '.yaml'])

/** A copy is written only if its size is below this share of the file's. */
const worthwhile = 0.95

/** Compresses the files of a folder, recursively. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => compressible.has(extname(file)))
  await Promise.all(files.map((file) => precompressFile(join(folder, file))))
}

async function precompressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const copies = [
    { extension: '.br', bytes: await promisify(brotliCompress)(content, { params }) },
    { extension: '.gz', bytes: await promisify(gzip)(content, { level: 9 }) },
  ]
  for (const { extension, bytes } of copies) {
    if (bytes.length < content.length * worthwhile) writeFileSync(file + extension, bytes)
  }
}
