// @vitest-environment jsdom
/** The screen that the confirmation link leads to. Specification, sections 2 and 8. */
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
    answer={null}
    failure={null}
    onRetry={() => {}}
    resend={resend}
    onResend={() => {}}
    {...changes}
  />
)

test('the verification asks for patience while the link is tried', async () => {
  await render(verification())
  expect(text('h1')).toBe('Verifying your email...')
  expect(text('[role=status]')).toBe('Please wait...')
  expect(all('a, button, input')).toEqual([])
})

test('a confirmed address leads to the login with the words of the server', async () => {
  await render(verification({ status: 'verified', answer: 'Your email is confirmed. You can log in now.' }))
  expect(text('h1')).toBe('Verifying your email...')
  expect(text('[role=status]')).toBe('Your email is confirmed. You can log in now.')
  expect(one('a', 'Log in').getAttribute('href')).toBe('#/login')
  expect(all('form')).toEqual([])
})

test.each([
  ['the words of the server', problem('unknown-link', 'This link has expired.'), 'This link has expired.', false],
  ['words of its own', foreign(null), 'Verification failed', false],
  ['a way to try again', noAnswer, 'Something went wrong.', true],
])('a link that failed says so with %s', async (_, failure, sentence, isRetryable) => {
  const onRetry = vi.fn()
  await render(verification({ status: 'failed', failure, onRetry }))
  expect(text('[role=alert] p')).toBe(sentence)
  const retries = all('button', 'Try again')
  expect(retries.length).toBe(isRetryable ? 1 : 0)
  for (const retry of retries) await click(retry)
  expect(onRetry).toHaveBeenCalledTimes(retries.length)
})

test('an address without a token says so, and a new link can be asked for', async () => {
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
