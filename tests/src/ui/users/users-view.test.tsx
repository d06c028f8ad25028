/** The screen Manage Users. Specification, sections 2 and 8. */
import { describe, expect, test, vi } from 'vitest'
import type { User } from '../../../../domain/account/user.ts'
import { UsersView, type UsersViewProps } from '../../../../src/ui/users/users-view.tsx'
import { noAnswer, problem } from '../account/outcomes.ts'
import { submit } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text, type } from '../rendered.tsx'

const noop = () => {}
const eleni: User = { id: 1, username: 'eleni', email: '<b>e</b>@private.test', enabled: true, role: 'ROLE_USER' }
const petros: User = { id: 2, username: 'petros', email: 'petros@private.test', enabled: false, role: 'ROLE_ADMIN' }

const screen = (changes: Partial<UsersViewProps> = {}) => (
  <UsersView
    hasSearch
    {...{ product: 'Prasino', status: 'ready', isBusy: false, users: [eleni, petros], total: 2, isCapped: false, sort: 'id' }}
    {...{ typed: '', page: 1, pageCount: 1, hasPrevious: false, hasNext: false, ownName: 'anna', toggling: [], failures: {} }}
    {...{ alert: null, hasReturn: false, dialogs: null, onRole: null, onEndSessions: null, onSearch: noop, onApplySearch: noop }}
    {...{ onSort: noop, onToggle: noop, onPrevious: noop, onNext: noop, onRetry: noop, onCloseAlert: noop }}
    {...changes}
  />
)

const cells = () => all('tbody tr').map((row) => [...row.children].map(({ textContent }) => textContent))
const toggle = (name: string) => one('tbody button', name)
const note = (name: string) => document.getElementById(toggle(name).getAttribute('aria-describedby') ?? '')?.textContent

test('has no search field if the server does not offer the search', async () => {
  await render(screen({ hasSearch: false }))
  expect(all('input[type=search]')).toEqual([])
})

describe('the table', () => {
  test('has a row for each user, with all values as text', async () => {
    await render(screen())
    expect(document.title).toBe('Prasino | Manage Users')
    expect(cells()).toEqual([
      ['1', 'eleni', '<b>e</b>@private.test', 'Enabled', 'Disable eleni'],
      ['2', 'petrosAdministrator', 'petros@private.test', 'Disabled', 'Enable petros'],
    ])
  })

  test('marks the sorted column, and reports another order', async () => {
    const onSort = vi.fn()
    await render(screen({ sort: '-email', onSort }))
    expect(all('th[aria-sort]').map((head) => [head.textContent, head.getAttribute('aria-sort')])).toEqual([['Email', 'descending']])
    await click(one('th button', 'Status'))
    await click(one('th button', 'Email'))
    expect(onSort.mock.calls).toEqual([['enabled'], ['email']])
  })

  test('reports the toggled user', async () => {
    const onToggle = vi.fn()
    await render(screen({ onToggle, toggling: [1] }))
    await click(toggle('Enable petros'))
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(petros)
    expect(all('tbody button').map((button) => button.getAttribute('aria-busy'))).toEqual(['true', 'false'])
  })

  test('names the roles of moderators and administrators, and asks for another one where the server has roles', async () => {
    const onRole = vi.fn()
    const show = await render(screen({ users: [eleni, { ...petros, role: 'ROLE_MODERATOR' }] }))
    expect(cells().map(([, name]) => name)).toEqual(['eleni', 'petrosModerator'])
    expect(all('tbody button')).toHaveLength(2)
    await show(screen({ onRole }))
    await click(one('tbody button', 'Change role eleni'))
    expect(onRole).toHaveBeenCalledExactlyOnceWith(eleni)
  })

  test('asks before the sessions of who can be signed in are ended, but not before the own ones', async () => {
    const onEndSessions = vi.fn()
    const show = await render(screen({ onEndSessions }))
    expect(all('tbody button').map(({ textContent }) => textContent)).toEqual(['End sessions eleni', 'Disable eleni', 'Enable petros'])
    await click(one('tbody button', 'End sessions eleni'))
    expect(onEndSessions).toHaveBeenCalledExactlyOnceWith(eleni)
    await show(screen({ onEndSessions, ownName: 'eleni' }))
    expect(all('tbody button')).toHaveLength(2)
  })

  test('does not toggle one\'s own account, and shows the reason', async () => {
    const onToggle = vi.fn()
    await render(screen({ ownName: 'eleni', onToggle }))
    await click(toggle('Disable eleni'))
    expect(onToggle).not.toHaveBeenCalled()
    expect(note('Disable eleni')).toBe('You cannot disable your own account.')
  })

  test('shows in the row why a toggle failed', async () => {
    await render(screen({ failures: { 2: problem('own-account', 'Not <b>you</b>.') } }))
    expect(note('Enable petros')).toBe('Not <b>you</b>.')
    expect(note('Disable eleni')).toBeUndefined()
  })
})

describe('the summary', () => {
  test.each([
    ['loading', 0, false, 'Loading users...'],
    ['ready', 36, false, '36 results'],
    ['ready', 1000, true, '1000+ results'],
    ['failed', 0, false, ''],
  ] as const)('while %s with %i users (capped: %s) is "%s"', async (status, total, isCapped, expected) => {
    await render(screen({ status, total, isCapped }))
    expect(text('[role=status]')).toBe(expected)
  })
})

describe('the search', () => {
  test('reports typed text, and its submission', async () => {
    const [onSearch, onApplySearch] = [vi.fn(), vi.fn()]
    await render(screen({ onSearch, onApplySearch }))
    await type(one('input[type=search]'), 'ele')
    expect(onSearch).toHaveBeenLastCalledWith('ele')
    expect(onApplySearch).not.toHaveBeenCalled()
    await submit()
    expect(onApplySearch).toHaveBeenCalledOnce()
  })

  test('without results shows a message and a button for all users', async () => {
    const onSearch = vi.fn()
    await render(screen({ status: 'empty', users: [], total: 0, typed: 'nobody', onSearch }))
    expect(text()).toContain('No users found.')
    await click(one('button', 'Show all users'))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('')
  })
})

describe('a failure', () => {
  test.each([
    ['load', 'Failed to load users'],
    ['toggle', 'Failed to toggle user status'],
  ] as const)('to %s has an alert with the text of the specification', async (kind, expected) => {
    const onCloseAlert = vi.fn()
    await render(screen({ alert: { kind, failure: noAnswer }, onCloseAlert }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog] h2')).toBe(expected)
    expect(text('[role=alertdialog]')).toContain('Nobody answered.')
    for (const button of all('[role=alertdialog] button', 'Close')) await click(button)
    expect(onCloseAlert).toHaveBeenCalled()
  })

  test('of the list is shown in its place, with a button to try again', async () => {
    const onRetry = vi.fn()
    await render(screen({ status: 'failed', users: [], onRetry }))
    expect(text('[role=alert]')).toContain('Failed to load users')
    await click(one('button', 'Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
