/** Keeps the fonts as the style sheet describes them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatWhen } from '../../domain/days/format-period.ts'
import { root } from '../../tools/run-command.ts'
import { charactersOf, subsetFonts } from '../../tools/subset-fonts.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Stand in titles of documents, in problems of the API and in what is wrong with a link; braces are the syntax of messages. */
const rare = ['|', '`', '\\', '{', '}']

it('the words and the periods of the site need no second Latin font', () => {
  const days = { startDate: '2026-11-19', endDate: '2026-12-02', startTime: null, endTime: null }
  const periods = [formatWhen(days, 'en'), formatWhen({ ...days, startTime: '10:30', endTime: '12:00' }, 'en')]
  const [, ranges = ''] = /commissioner-latin\.woff2[^}]*unicode-range: ([^;]+);/.exec(read('src/ui/styles/fonts.css')) ?? []
  const first = new Set([...charactersOf(ranges), ...charactersOf('U+0370-03FF'), ...rare])
  const text = [read('messages/en.json').replaceAll('\n', ''), ...periods].join('')
  expect([...new Set(text)].filter((character) => !first.has(character))).toEqual([])
})

it('makes the same fonts again, and there are no others', async () => {
  const fonts = await subsetFonts()
  const present = readdirSync(join(root, 'src/ui/styles/fonts')).filter((name) => name.endsWith('.woff2'))
  expect([...fonts.keys()].sort()).toEqual(present.map((name) => `src/ui/styles/fonts/${name}`).sort())
  for (const [file, font] of fonts) expect(font.equals(readFileSync(join(root, file))), `${file}: run npm run generate:fonts`).toBe(true)
})
