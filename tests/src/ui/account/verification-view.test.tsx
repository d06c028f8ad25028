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
    answer={null}
    failure={null}
    onRetry={() => {}}
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
  expect(text('h1')).toBe('Verifying your email...')
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
