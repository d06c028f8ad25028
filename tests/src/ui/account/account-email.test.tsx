/** The address of the own account, and the screen of the links that change it. */
import { describe, expect, test, vi } from 'vitest'
import { AccountEmail, type AccountEmailProps } from '../../../../src/ui/account/account-email.tsx'
import { EmailLinkView } from '../../../../src/ui/account/email-link-view.tsx'
import { description, fieldHints, fill } from '../form/filled-form.tsx'
import { all, click, one, render, text } from '../rendered.tsx'
import { noAnswer, problem } from './outcomes.ts'

const noop = () => {}
const settled = { email: 'eleni@example.org', waiting: null }
const waiting = { ...settled, waiting: { email: 'new@example.org', until: '2026-11-30T09:12:44Z' } }

const section = (given: Partial<AccountEmailProps> = {}) => (
  <AccountEmail
    username="eleni" status="ready" isBusy={false} own={settled} faults={{}} failure={null} onSubmit={noop} onRead={noop}
    {...given}
  />
)

describe('the address', () => {
  test('is shown, and another one is asked for with the password', async () => {
    const onSubmit = vi.fn()
    await render(section({ onSubmit }))
    expect(text('section')).toContain('eleni@example.org')
    expect(fieldHints()).toEqual({
      username: ['text', 'username', null],
      email: ['email', 'email', 'none'],
      password: ['password', 'current-password', 'none'],
    })
    await fill({ 'New email address': 'new@example.org', Password: 'olives' })
    await click(one('button', 'Change email address'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'new@example.org', password: 'olives' })
  })

  test('that waits is told with its time, and looked for when the link was followed', async () => {
    const onRead = vi.fn()
    const show = await render(section({ status: 'waiting', own: waiting, onRead }))
    const told = 'We have sent a link to new@example.org. Follow it by 30/11/2026, 11:12; until then your old address stays.'
    expect(text('div[role=status]')).toBe(told)
    await click(one('button', 'I have followed it'))
    expect(onRead).toHaveBeenCalledOnce()
    await show(section({ status: 'confirmed', own: { email: 'new@example.org', waiting: null } }))
    expect(text('div[role=status]')).toBe('Your email address is changed.')
  })

  test('is not asked for with a wrong password, which is named at its field only', async () => {
    const failure = problem('wrong-current-password', 'No.')
    const show = await render(section({ status: 'refused', failure, faults: { password: { rule: 'not-current' } } }))
    expect(description('Password')).toBe('This is not your current password.')
    expect(all('[role=alert]')).toEqual([])
    await show(section({ status: 'refused', failure: noAnswer }))
    expect(text('[role=alert]')).toBe('Nobody answered. Please check your connection and try again.')
  })

  test('is read again where it could not be read', async () => {
    const onRead = vi.fn()
    await render(section({ status: 'lost', own: null, failure: noAnswer, onRead }))
    expect(text('[role=alert]')).toContain('Your email address could not be loaded.')
    expect(all('form')).toEqual([])
    await click(one('button', 'Try again'))
    expect(onRead).toHaveBeenCalledOnce()
  })
})

describe.each([
  ['confirm', 'New email address', 'Confirm the address', ['My account']],
  ['return', 'Keep the old email address', 'Take the change back', []],
] as const)('the link to %s', (purpose, title, submit, links) => {
  test('asks before it does anything, and tells what was done or why not', async () => {
    const onFollow = vi.fn()
    const screen = { product: 'Prasino', purpose, isBusy: false, answer: null, failure: null, onFollow }
    const show = await render(<EmailLinkView {...screen} />)
    expect([document.title, onFollow.mock.calls.length]).toEqual([`Prasino | ${title}`, 0])
    await click(one('button', submit))
    await show(<EmailLinkView {...screen} isBusy />)
    await click(one('button', submit))
    expect(onFollow).toHaveBeenCalledOnce()
    await show(<EmailLinkView {...screen} failure={problem('unknown-link', 'This link has expired.')} />)
    expect(text('[role=alert]')).toBe('This link has expired.')
    await show(<EmailLinkView {...screen} answer="Done." />)
    expect([text('div[role=status]'), all('button').length]).toEqual(['Done.', 0])
    expect(all('main a, a').map(({ textContent }) => textContent)).toEqual(links)
  })
})
