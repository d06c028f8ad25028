/** The registration screen. Specification, sections 2, 5 and 8. */
import { expect, test, vi } from 'vitest'
import { RegistrationView, type RegistrationViewProps } from '../../../../src/ui/account/registration-view.tsx'
import { description, field, fieldHints, fill, submit } from '../form/filled-form.tsx'
import { all, appearance, click, focusOn, one, render, text } from '../rendered.tsx'
import { foreign, noAnswer, problem } from './outcomes.ts'

const resend = { status: 'editing', isBusy: false, answer: null, failure: null } as const
const registered = { username: 'eleni', email: 'eleni@example.org' }

const registration = (changes: Partial<RegistrationViewProps> = {}) => (
  <RegistrationView
    product="Prasino"
    status="editing"
    isBusy={false}
    legalPages={null}
    registered={null}
    faults={{}}
    failure={null}
    onSubmit={() => {}}
    onClose={() => {}}
    resend={resend}
    onResend={() => {}}
    onAddressChange={() => {}}
    {...changes}
  />
)

const filled = {
  'Username': 'eleni',
  'Email': 'eleni@example.org',
  'Confirm email': 'eleni@example.org',
  'Password': 'olives-and-thyme',
  'Confirm password': 'olives-and-thyme',
}

test('the registration has five fields, with hints for password managers', async () => {
  await render(registration())
  expect(document.title).toBe('Prasino | Sign up')
  expect([text('h1'), text('h2')]).toEqual(['Sign up', 'New member?'])
  expect(all('label').map(({ textContent }) => textContent)).toEqual(Object.keys(filled))
  expect(fieldHints()).toEqual({
    username: ['text', 'username', 'none'],
    email: ['email', 'email', 'none'],
    confirmEmail: ['email', 'email', 'none'],
    password: ['password', 'new-password', 'none'],
    confirmPassword: ['password', 'new-password', 'none'],
  })
})

test('the registration says what is accepted with it, and how old one has to be, where the server has these pages', async () => {
  const terms = { terms: 'https://prasino.example/terms?lang=en', privacy: 'https://prasino.example/privacy?lang=en' }
  await render(registration({ legalPages: terms }))
  expect(all('form p').map(({ textContent }) => textContent)).toContain(
    'By registering you accept the terms of use, and you declare that you have read what happens to your personal data '
      + 'and that you are at least 15 years old.',
  )
  expect(all('form a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['terms of use', terms.terms],
    ['personal data', terms.privacy],
  ])
})

test('the registration links to no pages that the server does not have', async () => {
  await render(registration())
  expect(all('form a')).toEqual([])
})

test('the registration submits the typed values', async () => {
  const onSubmit = vi.fn()
  await render(registration({ onSubmit }))
  await fill(filled)
  await click(one('button', 'Register'))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    username: 'eleni',
    email: 'eleni@example.org',
    confirmEmail: 'eleni@example.org',
    password: 'olives-and-thyme',
    confirmPassword: 'olives-and-thyme',
  })
})

test('the registration shows each fault next to its field', async () => {
  await render(registration({ faults: { confirmEmail: { rule: 'emails-differ' }, confirmPassword: { rule: 'passwords-differ' } } }))
  expect(description('Confirm email')).toBe('Emails do not match.')
  expect(description('Confirm password')).toBe('Passwords do not match.')
})

test('a successful registration is announced in the modal with the step that is left, and the form is removed', async () => {
  const onClose = vi.fn()
  const show = await render(registration())
  await fill(filled)
  await submit()
  await show(registration({ status: 'succeeded', registered, onClose }))
  await appearance('[role=dialog]')
  expect(text('[role=dialog] h2')).toBe('Registration Status')
  const said = all('[role=dialog] p').map(({ textContent }) => textContent)
  expect(said).toEqual([
    'One step is left: confirm your email address.',
    'Registration successful! Click on the link that was sent to your email, so you can log in.',
    expect.stringMatching(/^We sent an email to eleni@example.org\./),
  ])
  const described = one('[role=dialog]').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(said.join(''))
  for (const button of all('[role=dialog] button', 'Close')) await click(button)
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(all('form')).toEqual([])
})

test('closing the modal shows the address of the mail with further actions, and focuses the heading', async () => {
  const [onResend, onAddressChange] = [vi.fn(), vi.fn()]
  const show = await render(registration({ status: 'registered', registered, onResend, onAddressChange }))
  expect(document.activeElement).toBe(one('h2', 'Check your email'))
  expect(text('#root, body')).toContain('We sent an email to eleni@example.org. The link in it confirms your username eleni')
  await click(one('button', 'Send the link again'))
  expect(onResend).toHaveBeenCalledOnce()
  await show(registration({ status: 'registered', registered, resend: { ...resend, status: 'succeeded', answer: 'On its way.' } }))
  expect(text('[role=status]')).toBe('On its way.')
  expect(one('a', 'Log in').getAttribute('href')).toBe('#/login')
  await show(registration({ status: 'registered', registered, onAddressChange, resend: null }))
  expect(all('button').map(({ textContent }) => textContent)).toEqual(['Change the address'])
  await click(one('button', 'Change the address'))
  expect(onAddressChange).toHaveBeenCalledOnce()
})

test('changing the address shows the form with the typed values, except the passwords', async () => {
  await render(registration({ registered }))
  expect(Object.keys(filled).map((label) => field(label).value)).toEqual(['eleni', registered.email, registered.email, '', ''])
  expect(text('form')).toContain('The password that you chose before')
})

test.each([
  ['a known problem', problem('too-many-requests', 'That was too often.'), 'That was too often.'],
  ['the response of another backend', foreign('Username already exists'), 'Username already exists'],
  ['a response without a text', foreign(null), 'Something went wrong. Please try again.'],
  ['no response', noAnswer, 'Nobody answered. Please check your connection and try again.'],
])('a failed registration shows the reason in the modal, and keeps the form: %s', async (_, failure, reason) => {
  const show = await render(registration())
  await fill(filled)
  await show(registration({ status: 'failed', failure }))
  await appearance('[role=dialog]')
  expect(text('[role=dialog] p')).toBe(`Registration failed: ${reason}`)
  expect(field('Email').value).toBe('eleni@example.org')
})

test('a user name that is taken is marked behind the modal, and focused when the modal closes', async () => {
  const show = await render(registration())
  await fill(filled)
  await submit()
  await show(registration({ status: 'sending', isBusy: true }))
  const taken = { failure: problem('username-taken', 'Taken.'), faults: { username: { rule: 'taken' } } } as const
  await show(registration({ status: 'failed', ...taken }))
  await appearance('[role=dialog]')
  await show(registration({ status: 'editing', ...taken }))
  expect(all('[role=dialog]')).toEqual([])
  await focusOn(field('Username'))
  expect(description('Username')).toContain('This username is taken.')
})
