/** Short texts that are joined into a line. */
import { describe, expect, it } from 'vitest'
import { joinedFacts } from '../../domain/joined-facts.ts'
import { sourceFiles } from '../support/runner/source-files.ts'

describe('joined facts', () => {
  it('have a dot between them, before which a line does not break', () => {
    expect(joinedFacts(['Αύριο', 'Βόλος', 'Δωρεάν'])).toBe('Αύριο\u00A0· Βόλος\u00A0· Δωρεάν')
  })

  it('leave out what is empty', () => {
    expect(joinedFacts([null, 'Βόλος', ''])).toBe('Βόλος')
    expect(joinedFacts([null])).toBe('')
  })

  it('are joined nowhere else', () => {
    const joining = sourceFiles('.ts', '.tsx', '.js').filter(({ text }) => /join\([^)\n]*·|\} · \$?\{/.test(text)).map(({ path }) => path)
    expect(joining).toEqual(['domain/joined-facts.ts'])
  })
})
