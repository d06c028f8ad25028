/** The screen of the audit log. */
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { AuditEntry } from '../../../../domain/account/audit.ts'
import { AuditView } from '../../../../src/ui/audit/audit-view.tsx'
import { noAnswer } from '../account/outcomes.ts'
import { all, click, one, render, text } from '../rendered.tsx'

type Props = ComponentProps<typeof AuditView>

const noop = () => {}

const edit: AuditEntry = {
  id: 9, at: '2026-11-21T22:30:00.000Z', actor: 'petros', action: 'listing-edited', user: null,
  listing: { id: 7, type: 'shop', title: 'Jar <i>shop</i>' },
  before: { title: 'Jars', cost: null, state: 'pending', tags: [] },
  after: { title: 'Jar <i>shop</i>', cost: 2.5, state: 'pending', tags: [{ name: 'Food' }] },
}

const screen = (changes: Partial<Props> = {}) => (
  <AuditView
    {...{ product: 'Prasino', status: 'ready', isBusy: false, listing: null, entries: [edit], total: 1, isCapped: false }}
    {...{ failure: null, page: 1, pageCount: 1, hasPrevious: false, hasNext: false }}
    {...{ onPrevious: noop, onNext: noop, onRetry: noop }}
    {...changes}
  />
)

const rows = () => all('tbody tr').map((row) => [...row.children].map(({ textContent }) => textContent))

describe('an entry', () => {
  test('shows action, listing, actor and the time in Athens, all as text', async () => {
    await render(screen())
    expect(document.title).toBe('Prasino | Audit Log')
    expect(text('article h3')).toBe('EditedJar <i>shop</i>')
    expect(text('article')).toContain('By petros')
    expect([text('time'), one('time').getAttribute('datetime')]).toEqual(['22/11/2026, 00:30', '2026-11-21T22:30:00.000Z'])
    expect(all('article i')).toEqual([])
  })

  test.each(['constructor', 'toString', '__proto__'])('shows the field and the state %s as the log has them', async (name) => {
    const state = (value: string) => JSON.parse(`{ "${name}": "${value}", "state": "${name}" }`) as Record<string, unknown>
    await render(screen({ entries: [{ ...edit, before: null, after: state('b') }] }))
    expect(rows()).toContainEqual([name, 'b'])
    expect(rows()).toContainEqual(['State', name])
  })

  test('shows only the changed fields, before and after', async () => {
    await render(screen())
    expect(rows()).toEqual([['Title', 'Jars', 'Jar <i>shop</i>'], ['Cost', 'N/A', '€2.50'], ['Tags', 'N/A', 'Food']])
  })

  test('links to all entries of its listing', async () => {
    await render(screen())
    expect(one('article a').getAttribute('href')).toBe('#/admin-audit?listing=7')
  })

  test('of a new listing shows all fields on demand', async () => {
    await render(screen({ entries: [{ ...edit, action: 'listing-submitted', before: null }] }))
    expect(text('summary')).toBe('All that it said')
    expect(one('details').hasAttribute('open')).toBe(false)
    expect(all('details th[scope=col]').map(({ textContent }) => textContent)).toEqual(['Field', 'After'])
  })

  test('of a removal says why, or into which listing it was merged, and what it said on demand', async () => {
    const before = { ...edit.before, state: 'approved' }
    const after = { state: 'removed', removalReason: 'Spam <b>again</b>.' }
    const deleted: AuditEntry = { ...edit, action: 'listing-deleted', before, after }
    const show = await render(screen({ entries: [deleted] }))
    expect(text('article h3')).toContain('Removed')
    expect(rows().slice(0, 2)).toEqual([['State', 'Approved', 'Removed'], ['Reason', 'N/A', 'Spam <b>again</b>.']])
    expect(all('details th[scope=row]').map(({ textContent }) => textContent)).toEqual(['Title', 'State'])
    await show(screen({ entries: [{ ...deleted, action: 'listing-merged', after: { state: 'removed', mergedInto: 12 } }] }))
    expect(text('article h3')).toContain('Merged')
    expect(rows()[1]).toEqual(['Merged into', 'N/A', 'No. 12'])
  })

  test('of a user shows the user, and the command line as actor if there was no session', async () => {
    const granted: AuditEntry = {
      ...edit, actor: null, action: 'role-granted', listing: null, user: { id: 3, username: 'eleni' },
      before: { role: 'ROLE_USER' }, after: { role: 'ROLE_ADMIN' },
    }
    await render(screen({ entries: [granted] }))
    expect(text('article h3')).toBe('Given more rightseleni')
    expect(text('article')).toContain('By the command line')
    expect(rows()).toEqual([['Role', 'Member', 'Administrator']])
  })

  test('of somebody whose account is deleted names nobody', async () => {
    const disabled: AuditEntry = {
      ...edit, actor: null, isActorDeleted: true, action: 'user-disabled', listing: null, user: { id: 3, username: null },
      before: { enabled: true }, after: { enabled: false },
    }
    await render(screen({ entries: [disabled] }))
    expect(text('article h3')).toContain('Deleted account')
    expect(text('article')).toContain('By a deleted account')
    expect(all('article [translate]')).toEqual([])
  })

  test('whose texts are erased says so, and leads to the other entries of the listing', async () => {
    await render(screen({ entries: [{ ...edit, listing: { id: 7, type: 'shop', title: null }, before: null, after: null }] }))
    expect(text('article p:last-child')).toBe('No longer stored')
    expect(one('article a', 'No longer stored').getAttribute('href')).toBe('#/admin-audit?listing=7')
  })

  test('without changes shows a message', async () => {
    await render(screen({ entries: [{ ...edit, after: edit.before }] }))
    expect(text('article')).toContain('Nothing changed.')
  })
})

describe('the log', () => {
  test.each([
    ['loading', 0, false, 'Loading the audit log...'],
    ['ready', 12, false, '12 results'],
    ['ready', 1000, true, '1000+ results'],
    ['failed', 0, false, ''],
  ] as const)('while %s with %i entries (capped: %s) has the summary "%s"', async (status, total, isCapped, expected) => {
    await render(screen({ status, total, isCapped }))
    expect(text('[role=status]')).toBe(expected)
  })

  test('of one listing shows a message, and links to all entries', async () => {
    await render(screen({ listing: 7 }))
    expect(text()).toContain('Only what happened to listing 7.')
    expect(one('a', 'Show everything').getAttribute('href')).toBe('#/admin-audit')
  })

  test('without entries shows a message', async () => {
    await render(screen({ status: 'empty', entries: [], total: 0 }))
    expect(text()).toContain('Nothing was recorded yet.')
  })

  test('links back from a page after the last one, and does not say that nothing was recorded', async () => {
    const onPrevious = vi.fn()
    await render(screen({ status: 'beyond', entries: [], page: 3, hasPrevious: true, onPrevious }))
    expect(text()).toContain('There is nothing on this page.')
    expect(text()).not.toContain('Nothing was recorded yet.')
    await click(one('button', 'Previous'))
    expect(onPrevious).toHaveBeenCalledOnce()
  })

  test('that could not be fetched shows the reason and a button to try again', async () => {
    const onRetry = vi.fn()
    await render(screen({ status: 'failed', failure: noAnswer, onRetry }))
    expect(text('[role=alert]')).toContain('The audit log could not be fetched. Nobody answered.')
    await click(one('button', 'Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
