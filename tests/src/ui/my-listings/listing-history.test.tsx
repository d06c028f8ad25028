/** The history of an own listing. */
import { describe, expect, test, vi } from 'vitest'
import type { ListingStep } from '../../../../domain/moderation/listing-history.ts'
import { ListingHistory } from '../../../../src/ui/my-listings/listing-history.tsx'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { all, click, one, render, text } from '../rendered.tsx'

const noop = () => {}

describe('the history', () => {
  const at = '2026-11-20T08:30:00.000Z'
  const when = '20/11/2026, 10:30'
  const step = (changes: Partial<ListingStep>): ListingStep =>
    ({ id: 1, at, by: 'author', action: 'listing-submitted', reason: null, note: null, texts: null, ...changes })
  const edited = { before: typedListing({ title: 'Jars' }), after: typedListing({ title: 'Old jars' }) } as unknown as ListingStep['texts']
  const shown = (changes: object = {}) => (
    <ListingHistory
      {...{ titleId: 'title', isOpen: true, isBusy: false, hasFailed: false, hasMore: false, onShow: noop, onHide: noop, onExtend: noop }}
      steps={[
        step({ id: 3, by: 'administrator', action: 'listing-edited', texts: edited }),
        step({ id: 2, by: 'administrator', action: 'listing-rejected', reason: 'Which jars?' }), step({}),
      ]}
      {...changes}
    />
  )

  test('tells who did what and why, and marks the words that an edit changed', async () => {
    await render(shown())
    expect(all('li > p:first-child').map(({ textContent }) => textContent)).toEqual([
      `${when}A moderator corrected it.`, `${when}A moderator rejected it.`, `${when}You submitted it.`,
    ])
    expect(text()).toContain('Why: Which jars?')
    expect(all('ins').map(({ textContent }) => textContent)).toEqual(['Added: Old jars'])
  })

  test('offers earlier steps, and another try after a failure', async () => {
    const [onShow, onExtend] = [vi.fn(), vi.fn()]
    const show = await render(shown({ hasMore: true, onExtend }))
    await click(one('button', 'Earlier steps'))
    await show(shown({ hasMore: true, hasFailed: true, onShow }))
    expect(text()).not.toContain('Earlier steps')
    await click(one('button', 'Try again'))
    expect([onExtend, onShow].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})
