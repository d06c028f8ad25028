/** The screen on which a disabled member objects. */
import { expect, test, vi } from 'vitest'
import type { Statement } from '../../../../domain/given-reasons/statement.ts'
import { ObjectionView, type ObjectionViewProps } from '../../../../src/ui/objections/objection-view.tsx'
import { problem } from '../account/outcomes.ts'
import { all, click, one, render, text, type } from '../rendered.tsx'

const statement: Statement = {
  id: 7, at: '2026-11-20T22:30:00.000Z', measure: 'disabled', law: null, facts: 'Είναι διαφήμιση.', found: 'report', until: null,
}
const objection = { at: '2026-11-21T22:30:00.000Z', text: 'It was not me.', outcome: 'kept', answer: 'It was your password.' } as const
const [onSubmit, onRetry] = [vi.fn(), vi.fn()]
const form = {
  product: 'Prasino', status: 'form', statement, text: '', at: '2026-11-29T08:00:00.000Z', said: null, faults: {}, failure: null,
  isBusy: false, onEdit: () => {}, onSubmit, onRetry,
} as const satisfies ObjectionViewProps

test('the screen says what was decided and why, and takes the objection', async () => {
  await render(<ObjectionView {...form} />)
  expect(text('h1')).toBe('Object to a decision')
  expect(text('h2')).toBe('Your account was disabled on 21/11/2026.')
  for (const words of ['Why: Είναι διαφήμιση.', 'Somebody reported it', 'no machine', 'until we enable the account again', 'EETT']) {
    expect(text()).toContain(words)
  }
  await type(one('textarea'), 'It was not me.')
  await click(one('button', 'Object'))
  expect(onSubmit.mock.calls).toEqual([[{ text: 'It was not me.' }]])
  expect(all('button')).toHaveLength(1)
})

test('a refusal stands in the form', async () => {
  await render(<ObjectionView {...form} failure={problem('already-objected', 'You have already objected.')} />)
  expect(text('[role=alert]')).toContain('You have already objected.')
  expect(all('textarea')).toHaveLength(1)
})

test('the receipt follows the decision', async () => {
  await render(<ObjectionView {...form} status="sent" text="It was not me." said="It has arrived." />)
  expect(text('[role=status]')).toBe('It has arrived.')
  expect(text()).toContain('You wrote: It was not me.')
  expect(all('textarea')).toEqual([])
})

test('what was said before is shown with its answer, and cannot be said again', async () => {
  await render(<ObjectionView {...form} status="objected" statement={{ ...statement, objection }} />)
  expect(text()).toContain('the decision is kept.')
  expect(text()).toContain('The answer: It was your password.')
  expect(all('textarea')).toEqual([])
})

test('a link that could not be read can be tried again', async () => {
  await render(<ObjectionView {...form} status="failed" statement={null} failure={{ status: null, type: null, sentence: null }} />)
  await click(one('button', 'Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test.each([
  ['unknown-link', 'This link has expired or is not complete.'], ['unknown-statement', 'Said.'],
] as const)('a link that stays %s leads to the contact form', async (type, said) => {
  await render(<ObjectionView {...form} status="failed" statement={null} failure={problem(type, 'Said.')} />)
  expect(text('[role=alert]')).toBe(said)
  expect(all('button')).toEqual([])
  expect(all('a').map((each) => each.getAttribute('href'))).toEqual(['#/contact'])
})

test('while the decision is looked up there is no form, and without a secret neither', async () => {
  await render(<ObjectionView {...form} status="reading" statement={null} />)
  expect([text('[role=status]'), all('textarea')]).toEqual(['The decision is being looked up…', []])
  await render(<ObjectionView product="Prasino" status="missing" />)
  expect(text('[role=alert]')).toContain('lacks the secret of the link')
})
