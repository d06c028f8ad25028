/** The choice of the language of emails, and the section of the account that it stands in. */
import { expect, test, vi } from 'vitest'
import type { Language } from '../../../../domain/languages.ts'
import { MailLanguage } from '../../../../src/ui/account/mail-language.tsx'
import { OwnMails } from '../../../../src/ui/account/own-mails.tsx'
import type { KeptChoiceProps } from '../../../../src/ui/form/kept-choice.tsx'
import { all, click, one, render, text } from '../rendered.tsx'
import { noAnswer } from './outcomes.ts'

const noop = () => {}
const choice = (given: Partial<KeptChoiceProps<Language>> = {}) => (
  <MailLanguage status="ready" value="el" failure={null} onChoose={noop} onRetry={noop} {...given} />
)
const select = () => one('select') as HTMLSelectElement

test('is named in itself, cannot be chosen before it is known, and tells what became of it', async () => {
  const show = await render(choice({ status: 'reading', value: null }))
  expect([select().disabled, select().value]).toEqual([true, ''])
  await show(choice())
  expect(all('option').map((option) => [option.textContent, option.lang])).toEqual([['English', 'en'], ['Ελληνικά', 'el']])
  expect([select().disabled, select().value, text('[role=status]')]).toEqual([false, 'el', ''])
  await show(choice({ status: 'saved' }))
  expect(text('[role=status]')).toBe('Saved.')
  await show(choice({ status: 'failed', failure: noAnswer }))
  expect(text('[role=status]')).toContain('It was not saved. Nobody answered.')
})

test('is read again where it could not be read', async () => {
  const onRetry = vi.fn()
  await render(choice({ status: 'lost', value: null, onRetry }))
  await click(one('button', 'Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the section is there if there is something to choose', async () => {
  const show = await render(<OwnMails language={null} notices={null} digest={null} />)
  expect(all('section')).toEqual([])
  await show(<OwnMails language={choice()} notices={null} digest={null} />)
  expect(text('h2')).toBe('Emails')
})
