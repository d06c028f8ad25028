/** The contact page: a form, and an e-mail address that can be copied. Specification, sections 2 and 8. */
import { expect, test, vi } from 'vitest'
import { ContactView, type ContactViewProps } from '../../../../src/ui/contact/contact-view.tsx'
import { field, fieldHints, fill } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

const contact = (changes: Partial<ContactViewProps> = {}) => (
  <ContactView
    product="Prasino"
    address="hello@prasino.example"
    status="editing"
    isBusy={false}
    faults={{}}
    failure={null}
    onSubmit={() => {}}
    onClose={() => {}}
    {...changes}
  />
)

const message = { Name: 'Eleni', Email: 'eleni@example.org', Subject: 'A beach', Message: 'Who could help?' }

test('the contact form has four fields', async () => {
  const onSubmit = vi.fn()
  await render(contact({ onSubmit }))
  expect(fieldHints()).toEqual({
    name: ['text', 'name', null],
    email: ['email', 'email', 'none'],
    subject: ['text', 'off', null],
    message: [null, null, null],
  })
  await fill(message)
  await click(one('button', 'Submit'))
  const { Name: name, Email: email, Subject: subject, Message: words } = message
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name, email, subject, message: words })
})

test('a sent message is confirmed in the modal, and the form is cleared', async () => {
  const show = await render(contact())
  await fill(message)
  await show(contact({ status: 'succeeded' }))
  await appearance('[role=dialog]')
  expect(text('[role=dialog] p')).toBe('Message sent successfully!')
  expect(Object.keys(message).map((label) => field(label).value)).toEqual(['', '', '', ''])
})

test('a message that was not sent stays in the form, with the reason in the modal', async () => {
  const show = await render(contact())
  await fill(message)
  await show(contact({ status: 'failed', failure: { status: 429, type: 'too-many-requests', sentence: 'That was too often.' } }))
  await appearance('[role=dialog]')
  expect(all('[role=dialog] p').map(({ textContent }) => textContent)).toEqual(['Failed to send message.', 'That was too often.'])
  expect(field('Message').value).toBe('Who could help?')
})

test('a click copies the e-mail address and confirms it', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (copied: string) => void written.push(copied) } })
  await render(contact())
  await click(one('button', 'hello@prasino.example'))
  expect(written).toEqual(['hello@prasino.example'])
  expect(text('[role=status]:not(form *)')).toBe('Copied.')
  expect(one('a', 'Write an email').getAttribute('href')).toBe('mailto:hello@prasino.example')
})
