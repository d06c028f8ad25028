/** The screen of a list, in each state. Specification, sections 2 and 8. */
import { describe, expect, test, vi } from 'vitest'
import { PostsView, type PostsViewProps } from '../../../../src/ui/lists/posts-view.tsx'
import { UpcomingView } from '../../../../src/ui/lists/upcoming-view.tsx'
import { entry } from '../listings.ts'
import { all, click, one, render, text } from '../rendered.tsx'

const list: PostsViewProps = {
  type: 'shop',
  status: 'ready',
  isBusy: false,
  entries: [entry({ id: 1 }), entry({ id: 2 })],
  total: 12,
  isCapped: false,
  page: 1,
  pageCount: 2,
  hasPrevious: false,
  hasNext: true,
  onNext: () => {},
  onFirst: () => {},
  onPrevious: () => {},
  onRetry: () => {},
}

describe('a list of posts', () => {
  test('shows that it is loading', async () => {
    await render(<PostsView {...list} status="loading" entries={[]} />)
    expect(text('[role=status]')).toBe('Loading posts...')
    expect(all('article')).toEqual([])
  })

  test('shows a failure, with a button to try again', async () => {
    const onRetry = vi.fn()
    await render(<PostsView {...list} status="failed" onRetry={onRetry} />)
    expect(text('[role=alert] p')).toBe('Error fetching posts')
    await click(one('button', 'Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('shows that there are no entries, and offers to clear a filter only if there is one', async () => {
    const onClearFilter = vi.fn()
    const show = await render(<PostsView {...list} status="empty" total={0} />)
    expect(text()).toContain('No posts available.')
    expect(all('button', 'Clear filter')).toEqual([])
    expect(one('a', 'Add Something Green').getAttribute('href')).toBe('#/login')
    await show(<PostsView {...list} status="empty" total={0} isFiltered onClearFilter={onClearFilter} />)
    expect(text()).toContain('No post matches your choices.')
    await click(one('button', 'Clear filter'))
    expect(onClearFilter).toHaveBeenCalledOnce()
  })

  test('links back from a page after the last one', async () => {
    const onFirst = vi.fn()
    await render(<PostsView {...list} status="beyond" page={9} onFirst={onFirst} />)
    await click(one('button', 'To the first page'))
    expect(onFirst).toHaveBeenCalledOnce()
  })

  test.each([
    [1, false, '1\u00A0post'],
    [12, false, '12\u00A0posts'],
    [1000, true, '1000+\u00A0posts'],
  ])('of %i entries (capped: %s) has the summary "%s"', async (total, isCapped, expected) => {
    await render(<PostsView {...list} total={total} isCapped={isCapped} />)
    expect(text('[role=status]')).toBe(expected)
  })

  test.each([
    [3, 12, '3\u00A0events'],
    [1, 2, '1\u00A0event'],
    [12, 12, '12\u00A0events'],
  ])('of %i events with %i days has the summary "%s"', async (listings, total, expected) => {
    await render(<PostsView {...list} type="event" total={total} listings={listings} />)
    expect(text('[role=status]')).toBe(expected)
  })

  test('keeps the current entries while others are loading', async () => {
    await render(<PostsView {...list} isBusy />)
    expect(all('article')).toHaveLength(2)
    expect(one('[aria-busy=true]')).toBeTruthy()
  })

  test('focuses the heading of another page', async () => {
    const show = await render(<PostsView {...list} />)
    expect(document.activeElement).toBe(document.body)
    await show(<PostsView {...list} page={2} />)
    expect(document.activeElement).toBe(one('h2', 'List, page 2 of 2'))
  })
})

describe('paging', () => {
  test('is hidden with a single page', async () => {
    await render(<PostsView {...list} pageCount={1} />)
    expect(all('nav')).toEqual([])
  })

  test.each([
    [1, 'Previous', 'Next'],
    [2, 'Next', 'Previous'],
  ])('on page %i does not go to the %s page', async (page, disabled, open) => {
    const turns = { Previous: vi.fn(), Next: vi.fn() }
    await render(
      <PostsView
        {...list}
        page={page}
        hasPrevious={open === 'Previous'}
        hasNext={open === 'Next'}
        onPrevious={turns.Previous}
        onNext={turns.Next}
      />,
    )
    expect(text('nav')).toContain(`Page ${page} of 2`)
    await click(one('button', disabled))
    await click(one('button', open))
    expect([turns.Previous.mock.calls.length, turns.Next.mock.calls.length]).toEqual(page === 1 ? [0, 1] : [1, 0])
    expect(one('button', disabled).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('a list of events', () => {
  test('has its own message for an empty list, and a smaller one for a failure', async () => {
    const show = await render(<PostsView {...list} type="event" status="empty" total={0} />)
    expect(text()).toContain('No upcoming events.')
    await show(<PostsView {...list} type="event" status="failed" />)
    expect(text('[role=alert]')).toBe('The events could not be fetched.Try again')
    expect(all('[role=alert] > svg')).toEqual([])
  })

  test('has a card for each day of an event', async () => {
    const days = [entry({ currentDate: '2026-10-05' }), entry({ currentDate: '2026-10-06' })]
    await render(<PostsView {...list} type="event" entries={days} />)
    expect(all('time').map((day) => day.getAttribute('dateTime'))).toEqual(['2026-10-05', '2026-10-06'])
  })
})

describe('the upcoming events', () => {
  test('link to each event and to all events', async () => {
    await render(<UpcomingView status="ready" entries={[entry()]} entryHref={({ id }) => `#${id}`} onRetry={() => {}} />)
    expect(all('a').map((link) => link.getAttribute('href'))).toEqual(['#1', '#/events'])
  })

  test('show a message if there are none', async () => {
    await render(<UpcomingView status="empty" entries={[]} onRetry={() => {}} />)
    expect(text()).toBe('No upcoming events.')
  })
})
