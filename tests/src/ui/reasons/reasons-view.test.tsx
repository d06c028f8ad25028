/** The screen on which administrators keep the reasons. */
import { expect, test, vi } from 'vitest'
import { maxReasons, type Reason } from '../../../../domain/given-reasons/reasons.ts'
import { ReasonsView, type ReasonsViewProps } from '../../../../src/ui/reasons/reasons-view.tsx'
import { problem } from '../account/outcomes.ts'
import { submit } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text, type } from '../rendered.tsx'

const noop = () => {}
const general: Reason = { id: 1, isGeneral: true, en: 'It breaks the <b>rules</b>.', el: 'Δεν ακολουθεί τους κανόνες.' }
const advertising: Reason = { id: 3, isGeneral: false, en: 'It is advertising.', el: 'Είναι διαφήμιση.' }

const screen = (changes: Partial<ReasonsViewProps> = {}) => (
  <ReasonsView
    {...{ product: 'Prasino', reasons: [general, advertising], hasFailed: false, shown: null, chosen: null, faults: {}, failure: null }}
    {...{ isBusy: false, onRead: noop, onAdd: noop, onChange: noop, onDelete: noop, onSend: noop, onConfirm: noop, onClose: noop }}
    {...changes}
  />
)

const rows = () => all('li')
const buttons = () => rows().map((row) => [...row.querySelectorAll('button')].map(({ textContent }) => textContent))

test('shows each reason in both languages, of which the general one is not deleted', async () => {
  const [onAdd, onChange, onDelete] = [vi.fn(), vi.fn(), vi.fn()]
  await render(screen({ onAdd, onChange, onDelete }))
  expect(document.title).toBe('Prasino | Reasons')
  const sentences = rows().map((row) => [...row.querySelectorAll('[lang]')].map((one) => [one.getAttribute('lang'), one.textContent]))
  expect(sentences).toEqual([general, advertising].map(({ en, el }) => [['en', en], ['el', el]]))
  expect(rows().map((row) => row.textContent?.includes('The general reason'))).toEqual([true, false])
  expect(buttons()).toEqual([['Change'], ['Change', 'Delete']])
  await click(one('button', 'Add a reason'))
  await click(one('li:last-child button', 'Change'))
  await click(one('li:last-child button', 'Delete'))
  expect([onAdd.mock.calls.length, onChange.mock.calls, onDelete.mock.calls]).toEqual([1, [[advertising]], [[advertising]]])
})

test('reads them again when that has failed, and keeps those that are known', async () => {
  const onRead = vi.fn()
  const show = await render(screen({ reasons: null, hasFailed: true, onRead }))
  expect([rows(), text('[role=alert] p')]).toEqual([[], 'Failed to load the reasons.'])
  await click(one('button', 'Try again'))
  await show(screen({ hasFailed: true, onRead }))
  expect(rows()).toHaveLength(2)
  await click(one('button', 'Try again'))
  expect(onRead).toHaveBeenCalledTimes(2)
})

test('has no button to add one where there are as many as there can be', async () => {
  await render(screen({ reasons: Array.from({ length: maxReasons }, (_, id) => ({ ...advertising, id })) }))
  expect(all('button', 'Add a reason')).toEqual([])
  expect(text()).toContain('There are 50 reasons')
})

test('asks for both sentences, and keeps what was typed when it is refused', async () => {
  const onSend = vi.fn()
  const show = await render(screen({ shown: 'form', onSend }))
  await appearance('[role=dialog]')
  expect(text('[role=dialog] h2')).toBe('Add a reason')
  await type(one('input[name=en]'), 'It is closed.')
  await submit()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ en: 'It is closed.', el: '' })
  await show(screen({ shown: 'form', onSend, faults: { el: { rule: 'missing' } } }))
  expect(all('[aria-invalid=true]').map((field) => field.getAttribute('name'))).toEqual(['el'])
  await show(screen({ shown: 'form', onSend, failure: problem('too-many-reasons', 'There are 50 reasons.') }))
  expect(text('[role=dialog] [role=alert]')).toBe('The reason could not be saved. There are 50 reasons.')
  expect((one('input[name=en]') as HTMLInputElement).value).toBe('It is closed.')
})

test('begins a change with the sentences of the reason', async () => {
  await render(screen({ shown: 'form', chosen: advertising }))
  await appearance('[role=dialog]')
  expect(text('[role=dialog] h2')).toBe('Change the reason')
  expect((all('[role=dialog] input') as HTMLInputElement[]).map(({ name, value }) => [name, value])).toEqual([
    ['en', advertising.en], ['el', advertising.el],
  ])
})

test('asks before one is deleted, which is gone at once', async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  const show = await render(screen({ shown: 'question', chosen: advertising, onConfirm, onClose }))
  await appearance('[role=alertdialog]')
  expect(text('[role=alertdialog]')).toContain('It is advertising.')
  await click(one('[role=alertdialog] button', 'Delete'))
  await click(one('[role=alertdialog] button', 'Cancel'))
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  await show(screen({ shown: 'deleted', chosen: advertising }))
  expect(rows()).toHaveLength(1)
  expect(text('[role=status]')).toBe('The reason was deleted.')
})
