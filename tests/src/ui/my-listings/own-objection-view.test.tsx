/** The button, the form and the receipt with which an author objects to a decision. */
import { expect, test, vi } from 'vitest'
import { OwnObjectionView } from '../../../../src/ui/my-listings/own-objection-view.tsx'
import { problem } from '../account/outcomes.ts'
import { all, click, one, render, text, type } from '../rendered.tsx'

type Props = Parameters<typeof OwnObjectionView>[0]

const noop = () => {}
const view = (changes: Partial<Props> = {}) => (
  <OwnObjectionView
    id={7} titleId="title" status="closed" text="" at="2026-11-29T08:00:00.000Z" said={null} faults={{}} failure={null} isBusy={false}
    onOpen={noop} onClose={noop} onEdit={noop} onSubmit={noop} {...changes}
  />
)
const field = () => one('textarea')

test('the form opens with the focus in its field, and leaves the focus to its button', async () => {
  const onOpen = vi.fn()
  const show = await render(view({ onOpen }))
  const button = one('button', 'Object to this decision')
  expect(button.getAttribute('aria-describedby')).toBe('title')
  expect(document.activeElement).toBe(document.body)
  await click(button)
  expect(onOpen).toHaveBeenCalledOnce()
  await show(view({ status: 'form' }))
  expect(document.activeElement).toBe(field())
  await show(view())
  expect(document.activeElement).toBe(one('button', 'Object to this decision'))
})

test('what was typed before is there without taking the focus, and each edit and the whole text are told', async () => {
  const [onEdit, onSubmit, onClose] = [vi.fn(), vi.fn(), vi.fn()]
  await render(view({ status: 'form', text: 'It is', onEdit, onSubmit, onClose }))
  expect((field() as HTMLTextAreaElement).value).toBe('It is')
  expect(document.activeElement).toBe(document.body)
  await type(field(), 'It is right.')
  expect(onEdit.mock.calls).toEqual([[{ text: 'It is right.' }]])
  await click(one('button', 'Object'))
  expect(onSubmit.mock.calls).toEqual([[{ text: 'It is right.' }]])
  await click(one('button', 'Cancel'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a fault stands at the field, which says who reads it', async () => {
  const show = await render(view({ status: 'form' }))
  await click(one('button', 'Object'))
  await show(view({ status: 'form', faults: { text: { rule: 'missing' } } }))
  expect(document.activeElement).toBe(field())
  const described = (field().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual([expect.stringContaining('somebody else than who decided reads this'), expect.any(String)])
})

test.each([
  [problem('unknown-statement', 'It may not hold any more.'), 'Your objection could not be sent. It may not hold any more.'],
  [problem('already-objected', 'You have already objected.'), 'Your objection could not be sent. You have already objected.'],
  [{ status: null, type: null, sentence: null }, /^Your objection could not be sent\. .+/],
])('a failure is said, and the text stays: %o', async (failure, said) => {
  const show = await render(view({ status: 'form' }))
  await type(field(), 'It is right.')
  await show(view({ status: 'form', isBusy: true }))
  expect(all('[role=alert]')).toEqual([])
  await show(view({ status: 'form', failure }))
  expect(text('[role=alert]')).toMatch(said)
  expect((field() as HTMLTextAreaElement).value).toBe('It is right.')
})

test('the receipt has the sentence of the server and the own words, and takes the focus of the button', async () => {
  const show = await render(view({ status: 'form', text: 'It is right.' }))
  one('button', 'Object').focus()
  await show(view({ status: 'sent', text: 'It is right.', said: 'It has arrived.' }))
  expect(text('[role=status]')).toBe('It has arrived.')
  expect(text()).toContain('Your objection of 29/11/2026 is being read.')
  expect(text()).toContain('You wrote: It is right.')
  expect(document.activeElement?.contains(one('[role=status]'))).toBe(true)
  expect(all('textarea, button')).toEqual([])
})
