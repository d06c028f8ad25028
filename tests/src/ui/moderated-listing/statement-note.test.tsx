/** What an author reads of a statement of reasons beside the reason. */
import { expect, test } from 'vitest'
import type { Statement } from '../../../../domain/given-reasons/statement.ts'
import { StatementNote } from '../../../../src/ui/moderated-listing/statement-note.tsx'
import { render, text } from '../rendered.tsx'

const rejected: Statement = {
  id: 1, at: '2026-11-20T22:30:00.000Z', measure: 'rejected', law: null, facts: 'Where?', found: 'own', until: null,
}

const note = (changes: Partial<Statement> = {}) => <StatementNote statement={{ ...rejected, ...changes }} contact="us@example.org" />

test('says on what a decision rests, that a person made it, how long it holds and how to object', async () => {
  await render(note())
  for (const words of [
    'our terms of use.', 'We found it ourselves.', 'no machine', 'until you have changed the listing', 'us at us@example.org', 'EETT',
  ]) expect(text()).toContain(words)
})

test('names the law, a report, and the day until which a removed listing can be restored', async () => {
  await render(note({ measure: 'removed', law: 'Law 2251/1994', found: 'report', until: '2026-12-20T22:30:00.000Z' }))
  for (const words of ['by law: Law 2251/1994.', 'Somebody reported it', 'restore it until 21/12/2026;']) expect(text()).toContain(words)
  expect(text()).not.toContain('terms')
})

test('says that the listing stays public where only a change of it is rejected', async () => {
  await render(note({ measure: 'change-rejected' }))
  expect(text()).toContain('The listing stays public as it was before.')
})
