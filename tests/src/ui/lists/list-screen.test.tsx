/** A paged list in each of its states. */
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { ListScreen, SummaryRow } from '../../../../src/ui/lists/list-screen.tsx'
import { click, one, render, text } from '../rendered.tsx'
import { listSummary } from '../../../../words/list-words.ts'

type Props = ComponentProps<typeof ListScreen>

const noop = () => {}
const list = {
  status: 'ready', isBusy: false, page: 2, pageCount: 3, total: 30, isCapped: false, hasPrevious: true, hasNext: true,
  onPrevious: noop, onNext: noop, onRetry: noop,
} as const
const shown = () => [...document.querySelectorAll('main > :not(h2)')].map(({ textContent }) => textContent)

const screen = (changes: Partial<Props> = {}) => (
  <main>
    <ListScreen {...list} heading="Page 2 of 3" header={null} failed="It failed." thing="list" empty={<p>Nothing.</p>} {...changes}>
      <ul>
        <li>A row</li>
      </ul>
    </ListScreen>
  </main>
)

it('shows the rows with their paging, and nothing of other states', async () => {
  await render(screen())
  expect(shown()).toEqual(['A row', 'PreviousPage 2 of 3Next'])
})

it.each([
  ['empty', ['Nothing.']],
  ['failed', ['It failed.Try again']],
  ['beyond', ['There is nothing on this page.Previous']],
] as const)('shows what stands in place of a list that is %s', async (status, texts) => {
  await render(screen({ status }))
  expect(shown()).toEqual(texts)
})

it('leads back from a page after the last one, and reads again after a failure', async () => {
  const [onPrevious, onRetry] = [vi.fn(), vi.fn()]
  const rerender = await render(screen({ status: 'beyond', onPrevious }))
  await click(one('button'))
  await rerender(screen({ status: 'failed', onRetry }))
  await click(one('button'))
  expect([onPrevious.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 1])
})

it('keeps the rows in view beside a failure where they stay', async () => {
  await render(screen({ status: 'failed', keepsRows: true }))
  expect(shown()).toEqual(['It failed.Try again', 'A row'])
})

it('focuses the heading when the page changes, not before', async () => {
  const rerender = await render(screen())
  expect(document.activeElement?.tagName).toBe('BODY')
  await rerender(screen({ page: 3, heading: 'Page 3 of 3' }))
  expect(document.activeElement?.textContent).toBe('Page 3 of 3')
})

it.each([
  ['loading', 'Wait...'],
  ['failed', ''],
  ['ready', '30 results'],
] as const)('says above a list that is %s: %s', async (status, summary) => {
  await render(<SummaryRow summary={listSummary({ ...list, status }, 'Wait...')} />)
  expect(text('[role=status]')).toBe(summary)
})
