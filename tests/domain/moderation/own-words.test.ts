/** What people add to a decision in their own words. */
import { describe, expect, it } from 'vitest'
import { wordFaults, wordsOf } from '../../../domain/moderation/own-words.ts'

describe('own words', () => {
  it('can be empty, and have as many code points as their bound', () => {
    for (const reason of ['', ' ', 'One\nTwo', '🌱'.repeat(1000)]) expect(wordFaults('reason', reason)).toEqual({})
    for (const note of ['', ' ', '🌱'.repeat(300)]) expect(wordFaults('note', note)).toEqual({})
    expect(wordFaults('reason', '🌱'.repeat(1001))).toEqual({ reason: { rule: 'too-long', limit: 1000 } })
    expect(wordFaults('note', 'a'.repeat(301))).toEqual({ note: { rule: 'too-long', limit: 300 } })
  })

  it('are sent without invisible marks and the white space around them, and not at all if they are empty', () => {
    expect(wordFaults('reason', `${'🌱'.repeat(1000)}${'\u200B'.repeat(9)}`)).toEqual({})
    expect(['\u202DIn which\vtown?\u202C\0', ' \u200B'].map((typed) => wordsOf('reason', typed))).toEqual(['In which\ntown?', null])
    expect([' Rain. ', '  ', 'Rain\u200b.'].map((typed) => wordsOf('note', typed))).toEqual(['Rain.', null, 'Rain.'])
  })
})
