/** The login screen. Specification, sections 2 and 8. */
import { describe, expect, test, vi } from 'vitest'
import { LoginView, type LoginViewProps } from '../../../../src/ui/account/login-view.tsx'
import { description, field, fieldHints, fill, submit } from '../form/filled-form.tsx'
import { all, click, one, render, text } from '../rendered.tsx'
import { foreign, noAnswer, problem } from './outcomes.ts'

const resend = { status: 'editing', isBusy: false, answer: null, failure: null } as const

const login = (changes: Partial<LoginViewProps> = {}) => (
  <LoginView
    product="Prasino"
    status="editing"
    isBusy={false}
    faults={{}}
    failure={null}
    resend={resend}
    takesEmail={false}
    takesKeep={false}
    passkey={null}
    onSubmit={() => {}}
    onResend={() => {}}
    {...changes}
  />
)

const unconfirmed = problem('not-confirmed', 'Please click on the link that was sent to your email first.')
const forgot = () => all('a', 'Forgot password?')

describe('the login', () => {
  test('has a user name and a masked password, and links for a forgotten password and to the registration', async () => {
    await render(login())
    expect(document.title).toBe('Prasino | Login')
    expect(fieldHints()).toEqual({ username: ['text', 'username', 'none'], password: ['password', 'current-password', 'none'] })
    expect(all('p').map(({ textContent }) => textContent)).toEqual(['Forgot password?', 'Not a member yet? Sign up here.'])
    expect(one('a', 'Sign up here.').getAttribute('href')).toBe('#/register')
    expect(forgot().map((link) => link.getAttribute('href'))).toEqual(['#/forgot-password'])
    expect(all('[role=alert]')).toEqual([])
  })

  test('mentions the e-mail address if the server accepts it', async () => {
    const show = await render(login({ takesEmail: true }))
    expect(description('Username')).toBe('Your email address works too.')
    await show(login({ takesEmail: false }))
    expect(description('Username')).toBe('')
  })

  test('submits the typed values', async () => {
    const onSubmit = vi.fn()
    await render(login({ onSubmit }))
    await fill({ Username: 'eleni', Password: 'olives-and-thyme' })
    await click(one('button', 'Login'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'eleni', password: 'olives-and-thyme', code: '', keep: '' })
  })

  test('offers to keep the session where the server can, unchecked, and says for whom it is', async () => {
    const onSubmit = vi.fn()
    const show = await render(login({ onSubmit }))
    expect(all('[type=checkbox]')).toEqual([])
    await show(login({ onSubmit, takesKeep: true }))
    const box = one('label', 'Keep me logged in on this device').querySelector('input')
    expect(box?.checked).toBe(false)
    expect(document.getElementById(box?.getAttribute('aria-describedby') ?? '')?.textContent)
      .toBe('For up to 30 days. Not on a device that others use too.')
    await fill({ Username: 'eleni', Password: 'olives-and-thyme' })
    await click(one('[type=checkbox]'))
    await click(one('button', 'Login'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'eleni', password: 'olives-and-thyme', code: '', keep: 'on' })
  })

  test('shows "Wrong password." with a link for a forgotten password, keeps the user name and focuses the password', async () => {
    const show = await render(login())
    await fill({ Username: 'eleni', Password: 'wrong' })
    await submit()
    await show(login({ status: 'sending', isBusy: true }))
    await show(login({ status: 'refused', failure: problem('wrong-password', 'Wrong password.') }))
    expect(text('[role=alert]')).toBe('Wrong password.Forgot password?')
    expect(forgot().map((link) => link.getAttribute('href'))).toEqual(['#/forgot-password'])
    expect(field('Username').value).toBe('eleni')
    expect(document.activeElement).toBe(field('Password'))
  })

  test('stays busy until the next screen is open, and does not announce the success itself', async () => {
    const onSubmit = vi.fn()
    const show = await render(login({ onSubmit }))
    await fill({ Username: 'eleni', Password: 'olives-and-thyme' })
    await show(login({ status: 'succeeded', isBusy: true, onSubmit }))
    await click(one('button', 'Login'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(all('[role=status]:not(form *)')).toEqual([])
  })

  test.each([
    ['a known problem', problem('account-disabled', 'This account is disabled.'), 'This account is disabled.'],
    ['no response', noAnswer, 'Nobody answered. Please check your connection and try again.'],
    ['the response of another backend', foreign('<h1>Bad gateway</h1>'), ''],
    ['an unknown reason', null, ''],
  ])('shows the reason of a failure if it is known: %s', async (_, failure, reason) => {
    await render(login({ status: 'failed', failure }))
    expect(text('[role=alert]')).toBe(`Login failed. Please try again.${reason}`)
    expect([forgot().length, all('button', 'Send the link again')]).toEqual([1, []])
  })
})

describe('an account that is not confirmed', () => {
  test('has a button that sends the link again, once at a time', async () => {
    const onResend = vi.fn()
    const show = await render(login({ status: 'failed', failure: unconfirmed, onResend }))
    expect(text('[role=alert]')).toBe(`Login failed. Please try again.${unconfirmed.sentence}`)
    await click(one('button', 'Send the link again'))
    expect(onResend).toHaveBeenCalledOnce()
    await show(login({ status: 'failed', failure: unconfirmed, onResend, resend: { ...resend, status: 'sending', isBusy: true } }))
    await click(one('button', 'Send the link again'))
    expect(onResend).toHaveBeenCalledOnce()
  })

  test('shows the response, or the reason of the failure', async () => {
    const failed = { status: 'failed', failure: unconfirmed } as const
    const show = await render(login({ ...failed, resend: { ...resend, status: 'succeeded', answer: 'On its way.' } }))
    expect(text('[role=status]:not(form *)')).toBe('On its way.')
    await show(login({ ...failed, resend: { ...resend, status: 'failed', failure: noAnswer } }))
    expect(all('[role=alert]').map(({ textContent }) => textContent)[1]).toBe(
      'The link could not be sent.Nobody answered. Please check your connection and try again.',
    )
  })
})
