/** The form for the reasons of a decision. */
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ReasonsForm } from '../../../../src/ui/given-reasons/reasons-form.tsx'
import { all, click, one, press, render, text, type } from '../rendered.tsx'

const reasons = ['It breaks the <b>rules</b>.', 'It is advertising.', 'It is listed already.']
  .map((en, index) => ({ id: index + 1, isGeneral: index === 0, en, el: `Λόγος ${index}` }))
const noop = () => {}

const form = (changes: Partial<ComponentProps<typeof ReasonsForm>> = {}) => (
  <ReasonsForm
    name="reject-1" hint="The author is told." isBusy={false} faults={{}} given={{ reasons: [], reason: '' }}
    offered={{ status: 'ready', all: reasons, takesLaw: true, onRetry: noop }} onSend={noop} {...changes}
  >
    <button type="submit">Send</button>
  </ReasonsForm>
)

const boxes = () => all('input[type=checkbox]') as HTMLInputElement[]
const box = (index: number) => boxes()[index] ?? expect.unreachable()
const checked = () => boxes().filter((each) => each.checked).map(({ value }) => value)

test('gives the general reason, another one in its place, and own words', async () => {
  const onSend = vi.fn()
  await render(form({ onSend }))
  expect(all('fieldset label span').map(({ textContent }) => textContent)).toEqual(reasons.map(({ en }) => en))
  await click(one('button', 'Send'))
  await click(box(1))
  expect(checked()).toEqual(['2'])
  await click(one('button', 'Send'))
  await click(box(1))
  expect(checked()).toEqual(['1'])
  await type(one('textarea'), 'Which town?')
  expect(checked()).toEqual([])
  await click(one('button', 'Send'))
  expect(onSend.mock.calls).toEqual([
    [{ reasons: [1], reason: '' }], [{ reasons: [2], reason: '' }], [{ reasons: [], reason: 'Which town?' }],
  ])
})

test('names a law where one is violated, and asks a server for none that takes none', async () => {
  const onSend = vi.fn()
  const show = await render(form({ onSend }))
  await type(one('input[name=law]'), 'Law 2251/1994')
  await click(one('button', 'Send'))
  expect(onSend.mock.calls).toEqual([[{ reasons: [1], reason: '', law: 'Law 2251/1994' }]])
  await show(form({ offered: { status: 'ready', all: reasons, takesLaw: false, onRetry: noop } }))
  expect(all('input[name=law]')).toEqual([])
})

test('is filled in by digits, but not while words are written', async () => {
  const onSend = vi.fn()
  await render(form({ onSend }))
  box(0).focus()
  for (const key of ['3', '9', '2']) await press(key)
  expect(checked()).toEqual(['2', '3'])
  await press('0')
  expect(document.activeElement).toBe(one('textarea'))
  await press('3')
  expect(checked()).toEqual(['2', '3'])
})

test('has only own words while there are no reasons, and reads them again', async () => {
  const onRetry = vi.fn()
  const show = await render(form({ offered: { status: 'absent', all: [], takesLaw: false, onRetry } }))
  expect(all('fieldset')).toEqual([])
  expect(text()).not.toContain('general')
  await show(form({ offered: { status: 'loading', all: [], takesLaw: false, onRetry } }))
  expect(text()).toContain('Loading reasons...')
  expect(text()).toContain('The author is told. Without any reason, the general one is given.')
  await show(form({ offered: { status: 'failed', all: [], takesLaw: false, onRetry } }))
  await click(one('button', 'Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})
