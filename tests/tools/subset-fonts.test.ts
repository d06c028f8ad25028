/** Keeps the fonts as the style sheet describes them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/run-command.ts'
import { subsetFonts } from '../../tools/subset-fonts.ts'

it('makes the same fonts again, and there are no others', async () => {
  const fonts = await subsetFonts()
  const present = readdirSync(join(root, 'src/ui/fonts')).filter((name) => name.endsWith('.woff2'))
  expect([...fonts.keys()].sort()).toEqual(present.map((name) => `src/ui/fonts/${name}`).sort())
  for (const [file, font] of fonts) expect(font.equals(readFileSync(join(root, file))), `${file}: run npm run generate:fonts`).toBe(true)
})
