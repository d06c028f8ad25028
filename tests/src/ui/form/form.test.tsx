/** The behaviour of all forms: values, faults and submission. */
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Form } from '../../../../src/ui/form/form.tsx'
import { PasswordField } from '../../../../src/ui/form/password-field.tsx'
import { SubmitButton } from '../../../../src/ui/form/submit-button.tsx'
import { TextArea } from '../../../../src/ui/form/text-area.tsx'
import { TextField } from '../../../../src/ui/form/text-field.tsx'
import { all, click, one, render, text, type } from '../rendered.tsx'
import { description, field, fill, submit } from './filled-form.tsx'

type Changes = Partial<ComponentProps<typeof Form<'email' | 'password' | 'message'>>>

const form = (changes: Changes = {}) => (
  <Form name="trial" fields={['email', 'password', 'message']} faults={{}} isBusy={false} onSubmit={() => {}} {...changes}>
    <TextField name="email" label="Email" hint="Yours" kind="email" autoComplete="email" />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <TextArea name="message" label="Message" />
    <SubmitButton label="Send" />
  </Form>
)

const missing = { email: { rule: 'missing' }, message: { rule: 'missing' } } as const

describe('a form', () => {
  test('submits the typed values by field, and prevents the default submission', async () => {
    const onSubmit = vi.fn()
    await render(form({ onSubmit }))
    const submitted = new Promise<Event>((resolve) => document.addEventListener('submit', resolve, { once: true }))
    await fill({ Email: 'eleni@example.org', Password: ' spaces count ', Message: 'Two\nlines' })
    await click(one('button', 'Send'))
    const message = expect.stringMatching(/^Two\r?\nlines$/)
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'eleni@example.org', password: ' spaces count ', message })
    expect((await submitted).defaultPrevented).toBe(true)
  })

  test('submits empty fields, without the validation of the browser', async () => {
    const onSubmit = vi.fn()
    await render(form({ onSubmit }))
    await submit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: '', password: '', message: '' })
  })

  test('does not submit again while busy', async () => {
    const onSubmit = vi.fn()
    const show = await render(form({ onSubmit }))
    await show(form({ onSubmit, isBusy: true }))
    await click(one('button', 'Send'))
    await submit()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(one('button', 'Send').getAttribute('aria-busy')).toBe('true')
    expect((one('button', 'Send') as HTMLButtonElement).disabled, 'a disabled button loses the focus').toBe(false)
    expect(text('[role=status]')).toBe('Please wait...')
  })

  test('keeps the typed values until the submission succeeds', async () => {
    const show = await render(form())
    await fill({ Email: 'eleni@example.org' })
    await show(form({ isBusy: true }))
    await show(form())
    expect(field('Email').value).toBe('eleni@example.org')
    await show(form({ isCleared: true }))
    expect(field('Email').value).toBe('')
  })

  test('has stable names and ids for password managers', async () => {
    await render(form())
    expect(all('form, input, textarea').map(({ id }) => id)).toEqual(['trial', 'trial-email', 'trial-password', 'trial-message'])
  })
})

describe('a fault', () => {
  test('is shown next to its field, describes it, and is counted in the announcement', async () => {
    await render(form({ faults: missing }))
    expect(description('Email')).toBe('Yours Please fill in this field.')
    expect(description('Message')).toBe('Please fill in this field.')
    expect(all('[aria-invalid=true]')).toEqual([field('Email'), field('Message')])
    expect(text('[role=status]')).toBe('2 fields need another look.')
  })

  test('receives the focus after each submission', async () => {
    const show = await render(form())
    await show(form({ faults: missing }))
    expect(document.activeElement, 'before a submission').toBe(document.body)
    await submit()
    expect(document.activeElement).toBe(field('Email'))
    field('Password').focus()
    await show(form({ faults: { ...missing } }))
    expect(document.activeElement, 'before another submission').toBe(field('Password'))
    await submit()
    expect(document.activeElement).toBe(field('Email'))
  })

  test('receives the focus also if the server reports it', async () => {
    const show = await render(form())
    await submit()
    await show(form({ isBusy: true }))
    expect(document.activeElement).toBe(document.body)
    await show(form({ faults: { message: { rule: 'missing' } } }))
    expect(document.activeElement).toBe(field('Message'))
  })

  test('is hidden when its field is edited, and shown again by the next submission', async () => {
    await render(form({ faults: missing }))
    await type(field('Email'), 'e')
    expect(all('[aria-invalid=true]')).toEqual([field('Message')])
    expect(description('Email')).toBe('Yours')
    await submit()
    expect(description('Email')).toBe('Yours Please fill in this field.')
  })

  test('without a field focuses the suspected field and selects its content', async () => {
    const show = await render(form())
    await fill({ Password: 'olives' })
    await submit()
    await show(form({ isBusy: true }))
    await show(form({ suspect: 'password' }))
    const password = field('Password') as HTMLInputElement
    expect(document.activeElement).toBe(password)
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 6])
  })
})

describe('a password', () => {
  const toggle = () => one('button', 'Show what is typed: Password')

  test('is masked until it is revealed', async () => {
    await render(form())
    expect([field('Password').getAttribute('type'), toggle().getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    await click(toggle())
    expect([field('Password').getAttribute('type'), toggle().getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    await click(toggle())
    expect(field('Password').getAttribute('type')).toBe('password')
  })

  test('is masked while the form is busy', async () => {
    const show = await render(form())
    await click(toggle())
    await show(form({ isBusy: true }))
    expect(field('Password').getAttribute('type')).toBe('password')
  })
})
