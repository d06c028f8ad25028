/** What the search advises after nothing was found. */
import { expect, test } from 'vitest'
import { noneHint } from '../../../../src/ui/search/none-hint.ts'

test.each([
  ['ξ', 'Type at least two letters.'],
  [' xylophone ', 'Try another word.'],
  ['green xylophone', 'Check the spelling, or search with fewer words.'],
])('%j leads to: %s', (text, hint) => {
  expect(noneHint(text)).toBe(hint)
})
