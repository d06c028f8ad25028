/** What an author reads of a statement of reasons beside the reason. */
import { expect, test } from 'vitest'
import type { Statement } from '../../../../domain/given-reasons/statement.ts'
import { StatementNote } from '../../../../src/ui/moderated-listing/statement-note.tsx'
import { all, render, text } from '../rendered.tsx'

const rejected: Statement = {
  id: 1, at: '2026-11-20T22:30:00.000Z', measure: 'rejected', law: null, facts: 'Where?', found: 'own', until: null,
}
const objection = { at: '2026-11-21T22:30:00.000Z', text: 'Στον πρώτο όρμο.', outcome: null, answer: null }

const note = (changes: Partial<Statement> = {}, contact: string | null = 'us@example.org') => (
  <StatementNote
    statement={{ ...rejected, ...changes }}
    contact={contact}
    objecting={contact === null && <button type="button">Object</button>}
  />
)

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

test('has the form to object with before the court where the server has one, and no address', async () => {
  await render(note({}, null))
  expect(text('details')).toMatch(/you can object here\..*Object.*EETT/s)
  expect(text()).not.toContain('write to us')
})

test('shows an objection without opening anything, and has no form then', async () => {
  await render(note({ objection }, null))
  expect(all('button')).toEqual([])
  expect(all(':not(details) > div > p').map(({ textContent }) => textContent)).toEqual([
    'Your objection of 22/11/2026 is being read.', 'You wrote: Στον πρώτο όρμο.',
  ])
  expect(all('span[lang=el]')).toHaveLength(1)
  expect(text('details')).toContain('EETT')
})

test.each([
  ['kept', 'Where is it?', 'the decision is kept.', 'The answer: Where is it?'],
  ['reversed', null, 'the decision is reversed.', 'You wrote: Στον πρώτο όρμο.'],
] as const)('says of an objection after which the decision was %s what the answer is', async (outcome, answer, state, last) => {
  await render(note({ objection: { ...objection, outcome, answer } }, null))
  expect(text('details + div p:first-child')).toContain(state)
  expect(text('details + div p:last-child')).toBe(last)
})
