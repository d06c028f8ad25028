/** The screen of the own account. */
import { describe, expect, test, vi } from 'vitest'
import type { OwnSession } from '../../../../domain/account/own-account.ts'
import { OwnAccountView, type OwnAccountViewProps } from '../../../../src/ui/account/own-account-view.tsx'
import { description, fieldHints, fill } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'
import { noAnswer, problem } from './outcomes.ts'

const noop = () => {}
const password = { status: 'editing', isBusy: false, faults: {}, answer: null, failure: null, onSubmit: noop } as const
const deletion = { ...password, asksPassword: true, onClose: noop }
const times = { startedAt: '2026-11-28T09:12:44Z', seenAt: '2026-11-29T08:00:00Z' }
const here: OwnSession = { id: 7, isCurrent: true, browser: 'Firefox', system: 'Android', ...times }
const laptop: OwnSession = { id: 3, isCurrent: false, browser: 'Safari', system: 'macOS', ...times }
const unknown: OwnSession = { ...laptop, id: 2, browser: null, system: null, seenAt: '2026-11-28T09:00:00Z' }
const sessions = {
  sessions: [here, laptop, unknown], isBusy: false, isEnded: false, hasFailed: false, failure: null,
  onRead: noop, onEnd: noop, onEndOthers: noop,
}

const screen = (
  { ofPassword, ofSessions, ofDeletion }: {
    readonly ofPassword?: Partial<OwnAccountViewProps['password']>
    readonly ofSessions?: Partial<OwnAccountViewProps['sessions']>
    readonly ofDeletion?: Partial<OwnAccountViewProps['deletion']>
  } = {},
) => (
  <OwnAccountView
    product="Prasino"
    username="eleni"
    password={{ ...password, ...ofPassword }}
    secondFactor={null}
    sessions={{ ...sessions, ...ofSessions }}
    email={null}
    mails={null}
    ownData={null}
    deletion={{ ...deletion, ...ofDeletion }}
  />
)

const rows = () => all('li').map(({ textContent }) => textContent)

describe('the password', () => {
  test('is sent with the current one, which a password manager knows by the name of the member', async () => {
    const onSubmit = vi.fn()
    await render(screen({ ofPassword: { onSubmit } }))
    expect(document.title).toBe('Prasino | My account')
    expect(fieldHints()).toEqual({
      username: ['text', 'username', null],
      password: ['password', 'current-password', 'none'],
      newPassword: ['password', 'new-password', 'none'],
      confirmPassword: ['password', 'new-password', 'none'],
      listings: ['radio', null, null],
    })
    await fill({ 'Current password': 'olives', 'New password': 'mountain-tea', 'Confirm password': 'mountain-tea' })
    await click(one('button', 'Change password'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ password: 'olives', newPassword: 'mountain-tea', confirmPassword: 'mountain-tea' })
  })

  test('that is not the current one is named at its field only', async () => {
    const failure = problem('wrong-current-password', 'The current password is not right.')
    await render(screen({ ofPassword: { status: 'failed', failure, faults: { password: { rule: 'not-current' } } } }))
    expect(description('Current password')).toBe('This is not your current password.')
    expect(all('[role=alert]')).toEqual([])
  })

  test('tells what the server said, and why it was not changed', async () => {
    const show = await render(screen({ ofPassword: { status: 'succeeded', answer: 'Changed.' } }))
    expect(text('form div[role=status]')).toBe('Changed.')
    await show(screen({ ofPassword: { status: 'failed', failure: noAnswer } }))
    expect(text('[role=alert]')).toBe('Nobody answered. Please check your connection and try again.')
  })
})

describe('the sessions', () => {
  test('are named, and each but the current one can be ended', async () => {
    const [onEnd, onEndOthers] = [vi.fn(), vi.fn()]
    await render(screen({ ofSessions: { onEnd, onEndOthers } }))
    expect(rows()).toEqual([
      'Firefox on AndroidThis deviceLogged in: 28/11/2026, 11:12',
      'Safari on macOSLogged in: 28/11/2026, 11:12Last used: 29/11/2026, 10:00Sign out',
      'Unknown deviceLogged in: 28/11/2026, 11:12Sign out',
    ])
    await click(one('[aria-label="Sign out Safari on macOS"]'))
    await click(one('button', 'Sign out all other devices'))
    expect([onEnd.mock.calls, onEndOthers.mock.calls.length]).toEqual([[[3]], 1])
  })

  test('are told to be the only one, after which the focus is on what was done', async () => {
    const show = await render(screen())
    await show(screen({ ofSessions: { sessions: [here], isEnded: true } }))
    expect(document.activeElement?.textContent).toBe('Signed out.')
    expect(text()).toContain('You are logged in nowhere else.')
    expect(all('button', /^Sign out/)).toEqual([])
  })

  test('stay when one could not be ended, and are read again when they could not be read', async () => {
    const onRead = vi.fn()
    const show = await render(screen({ ofSessions: { failure: noAnswer } }))
    expect([text('[role=alert]'), rows().length]).toEqual(['Nobody answered. Please check your connection and try again.', 3])
    await show(screen({ ofSessions: { sessions: null, hasFailed: true, failure: noAnswer, onRead } }))
    expect(text('[role=alert]')).toContain('Your devices could not be loaded.')
    await click(one('button', 'Try again'))
    expect(onRead).toHaveBeenCalledOnce()
  })
})

describe('the deletion', () => {
  const choices = [[null, 'keep'], ['They are removed too', 'remove']] as const

  test.each(choices)('with the choice %s asks to %s the listings', async (choice, listings) => {
    const onSubmit = vi.fn()
    await render(screen({ ofDeletion: { onSubmit } }))
    await fill({ Password: 'olives' })
    if (choice) await click(one('label', choice))
    await click(one('button', 'Delete account'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ password: 'olives', listings })
  })

  test('asks for no password where a fresh login stands for it, and says why it is refused all the same', async () => {
    const onSubmit = vi.fn()
    const show = await render(screen({ ofDeletion: { asksPassword: false, onSubmit } }))
    expect(all('form[name=account-deletion] input[type=password]')).toEqual([])
    await click(one('button', 'Delete account'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ listings: 'keep' })
    const [failure, faults] = [problem('wrong-current-password', 'The password is needed.'), { password: { rule: 'not-current' } }] as const
    await show(screen({ ofDeletion: { asksPassword: false, status: 'failed', failure, faults } }))
    expect(text('[role=alert]')).toBe('The password is needed.')
  })

  test('says when it is, and why it is not', async () => {
    const onClose = vi.fn()
    const show = await render(screen({ ofDeletion: { status: 'succeeded', answer: '2026-12-06T09:12:44Z', onClose } }))
    await appearance('[role=dialog]')
    expect(text('[role=dialog] p')).toContain('It is deleted on 06/12/2026, 11:12. If you log in before, it stays.')
    for (const button of all('[role=dialog] button', 'Close')) await click(button)
    expect(onClose).toHaveBeenCalledTimes(2)
    await show(screen({ ofDeletion: { status: 'failed', failure: problem('last-admin', 'The site needs an administrator.') } }))
    expect(text('[role=alert]')).toBe('The site needs an administrator.')
  })
})
