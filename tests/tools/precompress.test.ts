/** Writes compressed copies of files that get smaller. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompress } from '../../tools/precompress.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

it('writes copies next to files that get smaller, also in subfolders', async () => {
  const folder = await temporaryFolder()
  const text = 'olive tree, '.repeat(500)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app.js'), text)
  await precompress(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(text)
})

it('skips files that are compressed already or do not get smaller', async () => {
  const folder = await temporaryFolder()
  writeFileSync(join(folder, 'font.woff2'), 'a'.repeat(5_000))
  writeFileSync(join(folder, 'noise.js'), randomBytes(5_000))
  await precompress(folder)
  expect(readdirSync(folder).sort()).toEqual(['font.woff2', 'noise.js'])
})
