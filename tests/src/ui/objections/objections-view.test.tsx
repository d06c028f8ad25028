/** The screen of the open objections. */
import { describe, expect, test, vi } from 'vitest'
import type { OpenObjection } from '../../../../domain/given-reasons/objection.ts'
import type { Statement } from '../../../../domain/given-reasons/statement.ts'
import { ObjectionsView } from '../../../../src/ui/objections/objections-view.tsx'
import { changeOf, typedListing } from '../../../support/listings/typed-listings.ts'
import { problem } from '../account/outcomes.ts'
import { all, click, one, render, text } from '../rendered.tsx'

type Props = Parameters<typeof ObjectionsView>[0]

const objection = { at: '2026-11-21T22:30:00.000Z', text: 'Έχουμε μετακομίσει.', outcome: null, answer: null }

function objectionTo(measure: Statement['measure'], changes: Partial<OpenObjection> = {}): OpenObjection {
  const statement = { id: 7, at: '2026-11-20T22:30:00.000Z', law: null, facts: 'Where?', found: 'own', until: null, objection } as const
  return { statement: { ...statement, measure }, listing: null, username: 'maria', isForOthers: false, ...changes }
}

const view = (changes: Partial<Props> = {}) => (
  <ObjectionsView
    product="Prasino" status="ready" objections={[objectionTo('disabled')]} last={null}
    answeringOf={({ statement }, titleId) => <button type="button" aria-describedby={titleId}>Answer {statement.id}</button>}
    onRetry={() => {}} {...changes}
  />
)

describe('an objection', () => {
  test('is shown with the decision and why it was made, who objects, and what is said', async () => {
    await render(view())
    expect(text('h1')).toBe('Objections')
    expect(text('h2')).toBe('Account disabled')
    for (const words of ['Why: Where?', 'our terms of use', 'Objection of maria']) expect(text('article')).toContain(words)
    expect(text('p[lang=el]')).toBe('Έχουμε μετακομίσει.')
    expect(one('span[translate=no]').textContent).toBe('maria')
    expect(document.getElementById(one('button').getAttribute('aria-describedby') ?? '')?.textContent).toBe('Account disabled')
    expect(all('[role=group]')).toEqual([])
  })

  test('has the listing as it is, with the change that was rejected', async () => {
    const shop = typedListing({ title: 'Jar shop', approved: true, change: changeOf({ title: 'Jar and box shop' }, 'rejected') })
    const listing = { ...shop, stateSince: '2026-11-20T22:30:00.000Z' } as OpenObjection['listing']
    await render(view({ objections: [objectionTo('change-rejected', { listing })] }))
    expect(text('h2')).toBe('Change rejected')
    expect(text('[role=group] h3')).toBe('Jar shop')
    expect(text('[role=group] ins')).toContain('and box')
  })

  test('of a deleted account names nobody', async () => {
    await render(view({ objections: [objectionTo('removed', { username: null })] }))
    expect(text('article')).toContain('Objection of somebody who has no account any more')
  })

  test('that somebody else answers has no buttons', async () => {
    await render(view({ objections: [objectionTo('removed', { isForOthers: true })] }))
    expect(text('article')).toContain('Somebody else answers this')
    expect(all('button')).toEqual([])
  })
})

describe('the list', () => {
  test('says that it is being read, that there is nothing, or that it could not be read', async () => {
    const onRetry = vi.fn()
    const show = await render(view({ status: 'loading', objections: null }))
    expect(one('ul').getAttribute('aria-busy')).toBe('true')
    await show(view({ status: 'empty', objections: [] }))
    expect(text()).toContain('No objections are open.')
    await show(view({ status: 'failed', objections: null, onRetry }))
    expect(text('[role=alert]')).toContain('The objections could not be fetched.')
    await click(one('button', 'Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('keeps what was read before where it could not be read again', async () => {
    await render(view({ status: 'failed' }))
    expect(all('article')).toHaveLength(1)
    expect(all('[role=alert]')).toHaveLength(1)
  })

  test.each([
    [{ outcome: 'kept', measure: 'removed' }, 'The decision is kept.'],
    [{ outcome: 'reversed', measure: 'rejected' }, 'the listing is public.'],
    [{ outcome: 'reversed', measure: 'change-rejected' }, 'the change is public.'],
    [{ outcome: 'reversed', measure: 'removed' }, 'the listing is what it was.'],
    [{ outcome: 'reversed', measure: 'disabled' }, 'the account is enabled.'],
    [{ outcome: 'gone', failure: problem('unknown-objection', 'It is not open any more.') }, 'It is not open any more.'],
  ] as const)('says what became of the last one, where the focus goes from its card: %o', async (last, said) => {
    const show = await render(view())
    expect(text('[role=status]')).toBe('')
    one('button').focus()
    await show(view({ last }))
    expect(document.activeElement).toBe(one('button'))
    await show(view({ last, objections: [], status: 'empty' }))
    expect(text('[role=status]')).toContain(said)
    expect(document.activeElement).toBe(one('[role=status]'))
  })
})
