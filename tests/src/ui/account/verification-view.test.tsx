/** The screen that the confirmation link opens. Specification, sections 2 and 8. */
import { expect, test, vi } from 'vitest'
import { VerificationView, type VerificationViewProps } from '../../../../src/ui/account/verification-view.tsx'
import { description, fill } from '../form/filled-form.tsx'
import { all, click, one, render, text } from '../rendered.tsx'
import { foreign, noAnswer, problem } from './outcomes.ts'

const resend = { status: 'editing', isBusy: false, faults: {}, answer: null, failure: null } as const

const verification = (changes: Partial<VerificationViewProps> = {}) => (
  <VerificationView
    product="Prasino"
    status="verifying"
    signUp={null}
    answer={null}
    farewell={null}
    failure={null}
    canDoubt={false}
    canKeep={false}
    onRetry={() => {}}
    onDoubt={() => {}}
    onDisown={() => {}}
    onKeep={() => {}}
    resend={resend}
    onResend={() => {}}
    {...changes}
  />
)

test('the screen asks to wait while the link is checked', async () => {
  await render(verification())
  expect(text('h1')).toBe('Verifying your email...')
  expect(text('[role=status]')).toBe('Please wait...')
  expect(all('a, button, input')).toEqual([])
})

test('a confirmed address shows the response of the server and a link to the login', async () => {
  await render(verification({ status: 'verified', answer: 'Your email is confirmed. You can log in now.' }))
  expect(text('h1')).toBe('Your email is verified')
  expect(text('[role=status]')).toBe('Your email is confirmed. You can log in now.')
  expect(one('a', 'Log in').getAttribute('href')).toBe('#/login')
  expect(all('form')).toEqual([])
})

test.each([
  ['the sentence of the server', problem('unknown-link', 'This link has expired.'), 'This link has expired.', false],
  ['its own sentence', foreign(null), 'Verification failed', false],
  ['a button to try again', noAnswer, 'Something went wrong.', true],
])('a failed link is reported with %s', async (_, failure, sentence, isRetryable) => {
  const onRetry = vi.fn()
  await render(verification({ status: 'failed', failure, onRetry }))
  expect(text('[role=alert] p')).toBe(sentence)
  const retries = all('button', 'Try again')
  expect(retries.length).toBe(isRetryable ? 1 : 0)
  for (const retry of retries) await click(retry)
  expect(onRetry).toHaveBeenCalledTimes(retries.length)
})

test('an address without a token is reported, and a new link can be requested', async () => {
  const onResend = vi.fn()
  const show = await render(verification({ status: 'tokenMissing', onResend }))
  expect(text('[role=alert]')).toBe('No token provided.')
  await fill({ Email: 'eleni@example.org' })
  await click(one('button', 'Send the link again'))
  expect(onResend).toHaveBeenCalledExactlyOnceWith({ email: 'eleni@example.org' })
  await show(verification({ status: 'tokenMissing', resend: { ...resend, status: 'succeeded', answer: 'On its way.' } }))
  expect(text('[role=status]:not(form *)')).toBe('On its way.')
  await show(verification({ status: 'tokenMissing', resend: { ...resend, faults: { email: { rule: 'malformed' } } } }))
  expect(description('Email')).toBe('Please enter an email address like name@example.org.')
})

const signUp = { username: 'eleni', at: '2026-11-21T10:05Z' }
const facts = 'Sign-up with the username eleni, 21/11/2026, 12:05'

test.each(['verifying', 'verified', 'failed', 'asking', 'disowned'] as const)('the sign-up is named first: %s', async (status) => {
  await render(verification({ status, signUp, answer: 'Confirmed.', farewell: 'Ended.' }))
  const [first] = [...document.querySelectorAll('h1, p, button, a, [role]')].filter((element) => element.tagName !== 'H1')
  expect(first?.textContent).toBe(facts)
})

test('a confirmed address offers "This was not me" where the server can', async () => {
  const onDoubt = vi.fn()
  await render(verification({ status: 'verified', answer: 'Confirmed.', canDoubt: true, onDoubt }))
  await click(one('button', 'This was not me'))
  expect(onDoubt).toHaveBeenCalledOnce()
})

test('an account is ended by a button, or kept', async () => {
  const [onDisown, onKeep] = [vi.fn(), vi.fn()]
  const show = await render(verification({ status: 'asking', canKeep: true, onDisown, onKeep }))
  expect(text('h1')).toBe('This was not me')
  await click(one('button', 'End this account'))
  await click(one('button', 'It was me'))
  expect([onDisown.mock.calls.length, onKeep.mock.calls.length]).toEqual([1, 1])
  await show(verification({ status: 'disowning', onDisown }))
  await click(one('button', 'End this account'))
  expect(onDisown).toHaveBeenCalledOnce()
  expect(all('button', 'It was me')).toEqual([])
  await show(verification({ status: 'disownFailed', failure: noAnswer }))
  expect(text('[role=alert]')).toContain('The account could not be ended.')
  await show(verification({ status: 'disowned', farewell: 'It has ended.' }))
  expect(text('[role=status]')).toBe('It has ended.')
  expect(all('button')).toEqual([])
})
