/** The password-reset screen, without and with a token. Specification, sections 2, 5 and 8. */
import { describe, expect, test, vi } from 'vitest'
import { LinkRequestView, type LinkRequestViewProps } from '../../../../src/ui/account/link-request-view.tsx'
import { PasswordChoiceView, type PasswordChoiceViewProps } from '../../../../src/ui/account/password-choice-view.tsx'
import { description, field, fieldHints, fill } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'
import { foreign, noAnswer, problem } from './outcomes.ts'

const state = { status: 'editing', isBusy: false, faults: {}, answer: null, failure: null } as const
const defaults = { ...state, product: 'Prasino', onSubmit: () => {}, onClose: () => {} }

const request = (changes: Partial<LinkRequestViewProps> = {}) => <LinkRequestView {...defaults} {...changes} />
const choice = (changes: Partial<PasswordChoiceViewProps> = {}) => <PasswordChoiceView {...defaults} {...changes} />

const modalTexts = () => all('[role=dialog] p').map(({ textContent }) => textContent)

describe('the request for a link', () => {
  test('submits an e-mail address', async () => {
    const onSubmit = vi.fn()
    await render(request({ onSubmit }))
    expect(fieldHints()).toEqual({ email: ['email', 'email', 'none'] })
    await fill({ Email: 'eleni@example.org' })
    await click(one('button', 'Send Reset Link'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'eleni@example.org' })
  })

  test('tells the visitor to check the mail after a success', async () => {
    const onClose = vi.fn()
    await render(request({ status: 'succeeded', answer: 'A link is on its way.', onClose }))
    await appearance('[role=dialog]')
    expect(text('[role=dialog] h2')).toBe('Forgot Password Status')
    expect(modalTexts()).toEqual(['A link is on its way.', 'Check your email for the reset link!'])
    for (const button of all('[role=dialog] button', 'Close')) await click(button)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('shows the reason of a failure', async () => {
    const show = await render(request())
    await fill({ Email: 'eleni@example.org' })
    await show(request({ status: 'failed', failure: noAnswer }))
    await appearance('[role=dialog]')
    expect(modalTexts()).toEqual(['Failed to send reset email.', 'Nobody answered. Please check your connection and try again.'])
    expect(field('Email').value).toBe('eleni@example.org')
  })
})

describe('the form for a new password', () => {
  test('submits the password and its repetition', async () => {
    const onSubmit = vi.fn()
    await render(choice({ onSubmit }))
    expect(fieldHints()).toEqual({
      newPassword: ['password', 'new-password', 'none'],
      confirmPassword: ['password', 'new-password', 'none'],
    })
    await fill({ 'New password': 'mountain-tea', 'Confirm password': 'mountain tea' })
    await click(one('button', 'Reset Password'))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ newPassword: 'mountain-tea', confirmPassword: 'mountain tea' })
  })

  test('shows a fault if the two differ', async () => {
    await render(choice({ faults: { confirmPassword: { rule: 'passwords-differ' } } }))
    expect(description('Confirm password')).toBe('Passwords do not match.')
  })

  test('shows the fault of a common password at its field', async () => {
    await render(choice({ faults: { newPassword: { rule: 'too-common' } } }))
    expect(description('New password')).toContain('This password is among the most common ones. Please choose another one.')
  })

  test('shows the response of the server after a success', async () => {
    await render(choice({ status: 'succeeded', answer: 'Your password is changed.' }))
    await appearance('[role=dialog]')
    expect(text('[role=dialog] h2')).toBe('Password Reset Status')
    expect(modalTexts()).toEqual(['Your password is changed.'])
  })

  test.each([
    [problem('used-link', 'This link was used before, and works only once.'), 'This link was used before, and works only once.'],
    [foreign(null), 'Something went wrong. Please try again.'],
  ])('shows the reason of a failure and links to the request for a new link: %j', async (failure, reason) => {
    await render(choice({ status: 'failed', failure }))
    await appearance('[role=dialog]')
    expect(modalTexts()).toEqual(['Failed to reset password.', reason])
    expect(one('a', 'Ask for a new link').getAttribute('href')).toBe('#/forgot-password')
  })
})
