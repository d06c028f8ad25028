/** The open reports of a listing in Manage Posts. */
import { expect, test, vi } from 'vitest'
import { CardReportsView, type CardReportsViewProps } from '../../../../src/ui/moderation/card-reports-view.tsx'
import { all, click, one, render, text } from '../rendered.tsx'

const report = {
  id: 1, at: '2026-11-29T08:00:00.000Z', kind: 'closed', why: 'It moved.',
  name: 'Eleni', email: 'eleni@example.org', concernsChildren: false,
} as const

const view = (changes: Partial<CardReportsViewProps> = {}) => (
  <CardReportsView
    listing={{ state: 'approved' }}
    reports={{ count: 1, isSaidClosed: false, reports: [report] }}
    status="ready"
    failure={null}
    onDecide={() => {}}
    {...changes}
  />
)

test('says what is said of the listing and by whom, and decides that it was corrected or stays', async () => {
  const onDecide = vi.fn()
  await render(view({ onDecide }))
  expect(text('li')).toContain('Has closed or does not take place')
  expect(text('li')).toContain('It moved.')
  expect(one('li a').getAttribute('href')).toBe('mailto:eleni@example.org')
  expect(text('[role=group]')).not.toContain('Several networks')
  await click(one('button', 'I have corrected it'))
  await click(one('button', 'It stays as it is'))
  expect(onDecide.mock.calls).toEqual([['corrected'], ['kept']])
})

test('marks what several networks say has closed, and counts what is not shown', async () => {
  await render(view({ reports: { count: 23, isSaidClosed: true, reports: [report] } }))
  expect(text('[role=group]')).toContain('Several networks say that it has closed.')
  expect(all('li').map(({ textContent }) => textContent).at(-1)).toBe('22 more')
})

test('marks what is about the abuse of children', async () => {
  const reports = [{ ...report, kind: 'unlawful', name: null, email: null, concernsChildren: true } as const]
  await render(view({ reports: { count: 1, isSaidClosed: false, reports } }))
  expect(text('li')).toMatch(/^Unlawful · Sexual abuse of children/)
})

test('of a listing that has left the site only that is said', async () => {
  await render(view({ listing: { state: 'removed' } }))
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['The listing is removed'])
})

test('says what became of the decision', async () => {
  const show = await render(view({ status: 'failed', failure: { status: 500, type: null, sentence: 'Something went wrong.' } }))
  expect(text('[role=alert]')).toContain('The reports could not be decided. Something went wrong.')
  await show(view({ status: 'decided' }))
  expect(all('button')).toEqual([])
  expect(text('p')).toBe('The reports are decided.')
})
