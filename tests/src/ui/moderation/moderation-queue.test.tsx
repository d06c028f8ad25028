/** The queue of listings: its keyboard shortcuts and its focus. */
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ModerationQueue } from '../../../../src/ui/moderation/moderation-queue.tsx'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { all, click, one, press, render } from '../rendered.tsx'

function queue(ids: readonly number[], changes: Partial<ComponentProps<typeof ModerationQueue>> = {}) {
  const items = ids.map((id) => ({
    id,
    title: `Shop ${id}`,
    card: (
      <>
        <button data-row>Row {id}</button>
        <input aria-label={`Field ${id}`} />
      </>
    ),
  }))
  const noop = () => {}
  return (
    <main id="main" tabIndex={-1}>
      <ModerationQueue
        {...{ label: 'Listings', items, openedId: ids[0] ?? null, isBusy: false, layout: 'lines' as const }}
        {...{ onOpen: noop, onApprove: noop, onEdit: noop, onReject: noop, onHelp: noop }}
        selection={{ selected: [], selectableIds: ids, isBusy: false, onSelect: noop }}
        {...changes}
      />
    </main>
  )
}

const focused = () => document.activeElement?.textContent

test('the keys report the focused listing', async () => {
  const [onApprove, onEdit, onReject, onHelp] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  await render(queue([7, 8], { onApprove, onEdit, onReject, onHelp }))
  one('button', 'Row 8').focus()
  for (const key of ['a', 'e', 'r', '?']) await press(key)
  expect([onApprove, onEdit, onReject].map((each) => each.mock.calls)).toEqual([[[8]], [[8]], [[8]]])
  expect(onHelp).toHaveBeenCalledOnce()
})

test('j and k move the focus forward and back, open the focused listing, and stop at the ends', async () => {
  const onOpen = vi.fn()
  await render(queue([7, 8], { onOpen }))
  one('button', 'Row 7').focus()
  await press('j')
  await press('j')
  expect(focused()).toBe('Row 8')
  await press('k')
  await press('k')
  expect(focused()).toBe('Row 7')
  expect(onOpen.mock.calls).toEqual([[8]])
})

test('x selects the focused listing, with shift from the last selected one, and so does its checkbox', async () => {
  const onSelect = vi.fn()
  await render(queue([7, 8, 9], { selection: { selected: [typedListing({ id: 8 })], selectableIds: [7, 8], isBusy: false, onSelect } }))
  const boxes = all('[type="checkbox"]') as HTMLInputElement[]
  expect(boxes.map(({ ariaLabel, checked }) => [ariaLabel, checked])).toEqual([['Select “Shop 7”', false], ['Select “Shop 8”', true]])
  one('button', 'Row 7').focus()
  for (const key of ['x', 'X', 'χ']) await press(key)
  one('button', 'Row 9').focus()
  await press('x')
  boxes[1]?.focus()
  await press('x')
  if (boxes[1]) await click(boxes[1])
  const [alone, range] = [{ isRange: false }, { isRange: true }]
  expect(onSelect.mock.calls).toEqual([[7, alone], [7, range], [7, alone], [8, alone], [8, alone]])
})

test('nothing is selected while a decision is made', async () => {
  const onSelect = vi.fn()
  await render(queue([7], { selection: { selected: [], selectableIds: [7], isBusy: true, onSelect } }))
  one('button', 'Row 7').focus()
  await press('x')
  await click(one('[type="checkbox"]'))
  expect(onSelect).not.toHaveBeenCalled()
})

test('letters typed into a field are not shortcuts', async () => {
  const onApprove = vi.fn()
  await render(queue([7], { onApprove }))
  one('input[aria-label="Field 7"]').focus()
  await press('a')
  expect(onApprove).not.toHaveBeenCalled()
})

test('when the focused listing is removed, the focus moves to the next one, else to the previous one, else to the screen', async () => {
  const show = await render(queue([7, 8, 9]))
  one('button', 'Row 8').focus()
  await show(queue([7, 9]))
  expect(focused()).toBe('Row 9')
  await show(queue([7]))
  expect(focused()).toBe('Row 7')
  await show(<main id="main" tabIndex={-1} />)
  expect(document.activeElement).toBe(one('main'))
})

test('the focus does not move if it is elsewhere', async () => {
  const show = await render(queue([7, 8]))
  one('button', 'Row 7').focus()
  one('main').focus()
  await show(queue([8]))
  expect(document.activeElement).toBe(one('main'))
})
