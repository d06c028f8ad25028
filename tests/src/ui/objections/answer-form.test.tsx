/** The answer to an objection. */
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { AnswerForm, type AnswerFormProps } from '../../../../src/ui/objections/answer-form.tsx'
import { problem } from '../account/outcomes.ts'
import { all, click, one, render, text, type } from '../rendered.tsx'

const form = (changes: Partial<AnswerFormProps> = {}) => (
  <AnswerForm
    id={7} titleId="title" measure="removed" faults={{}} failure={null} isBusy={false} onSubmit={() => {}} {...changes}
  />
)
const labels = ['Keep the decision', 'Reverse the decision']

test('each button sends the answer with its outcome', async () => {
  const onSubmit = vi.fn()
  await render(form({ onSubmit }))
  const described = all('button').map((each) => [each.textContent, each.getAttribute('aria-describedby')])
  expect(described).toEqual(labels.map((label) => [label, 'title']))
  await type(one('textarea'), 'It has no address.')
  for (const label of labels.toReversed()) await click(one('button', label))
  expect(onSubmit.mock.calls).toEqual([
    [{ outcome: 'reversed', answer: 'It has no address.' }], [{ outcome: 'kept', answer: 'It has no address.' }],
  ])
})

test('the key that sends a form keeps the decision, whatever was pressed before', async () => {
  const onSubmit = vi.fn()
  await render(form({ onSubmit }))
  await click(one('button', 'Reverse the decision'))
  const key = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })
  await act(async () => one('textarea').dispatchEvent(key))
  expect(onSubmit.mock.calls.map(([{ outcome }]) => outcome)).toEqual(['reversed', 'kept'])
})

test.each([
  ['rejected', 'the listing is published.'], ['unpublished', 'the listing is published.'], ['change-rejected', 'the change is published.'],
  ['removed', 'the listing is restored as it was.'], ['disabled', 'the account is enabled, with the listings'],
] as const)('says what reversing "%s" does', async (measure, said) => {
  await render(form({ measure }))
  expect(text('form')).toContain(said)
})

test('a missing answer is said at the field, which has the focus then', async () => {
  const show = await render(form())
  await click(one('button', 'Keep the decision'))
  await show(form({ faults: { answer: { rule: 'missing' } } }))
  expect(document.activeElement).toBe(one('textarea'))
  expect(one('textarea').getAttribute('aria-invalid')).toBe('true')
})

test('sends nothing while it is sent, and leaves the text after a failure', async () => {
  const onSubmit = vi.fn()
  const show = await render(form({ onSubmit }))
  await type(one('textarea'), 'It has no address.')
  await show(form({ onSubmit, isBusy: true }))
  expect(all('button[aria-disabled=true]')).toHaveLength(2)
  await click(one('button', 'Reverse the decision'))
  expect(onSubmit).not.toHaveBeenCalled()
  await show(form({ onSubmit, failure: problem('own-decision', 'Somebody else answers.') }))
  expect(text('[role=alert]')).toBe('The objection could not be answered. Somebody else answers.')
  expect((one('textarea') as HTMLTextAreaElement).value).toBe('It has no address.')
})
