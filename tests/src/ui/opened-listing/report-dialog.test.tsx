/** The form that reports a listing: its fields by the kind, what is sent, and what is said then. */
import { expect, test, vi } from 'vitest'
import { ReportDialog, type ReportDialogProps } from '../../../../src/ui/opened-listing/report-dialog.tsx'
import { description, field, fill, submit } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

const dialog = (changes: Partial<ReportDialogProps> = {}) => (
  <ReportDialog
    address="https://leaf.example/shops/12"
    isOpen
    status="editing"
    isBusy={false}
    faults={{}}
    failure={null}
    onSubmit={() => {}}
    onClose={() => {}}
    {...changes}
  />
)

const choose = (kind: string) => click(one(`input[value=${kind}]`))
const names = () => [...new Set((all('form [name]') as HTMLInputElement[]).map(({ name }) => name))]

test('a report of anything but unlawful content asks for a kind, and for a text and an address if one likes', async () => {
  const onSubmit = vi.fn()
  await render(dialog({ onSubmit }))
  expect(names()).toEqual(['kind', 'why', 'email'])
  await choose('closed')
  await fill({ 'What should we know? (optional)': 'In May.' })
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    kind: 'closed', why: 'In May.', name: '', email: '', concernsChildren: false, goodFaith: false,
  })
})

test('a report of unlawful content shows the address of the listing and asks for what the law names', async () => {
  const onSubmit = vi.fn()
  await render(dialog({ onSubmit }))
  await choose('unlawful')
  expect(names()).toEqual(['kind', 'why', 'concernsChildren', 'name', 'email', 'goodFaith'])
  expect(text('[role=dialog]')).toContain('https://leaf.example/shops/12')
  expect(field('Name').required).toBe(true)
  await click(one('input[name=concernsChildren]'))
  expect(field('Name (optional)').required).toBe(false)
  await click(one('input[name=goodFaith]'))
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    kind: 'unlawful', why: '', name: '', email: '', concernsChildren: true, goodFaith: true,
  })
})

test('faults are said where they are', async () => {
  const show = await render(dialog())
  await submit()
  await show(dialog({ faults: { kind: { rule: 'missing' } } }))
  expect(text('fieldset')).toContain('Please choose what is wrong.')
  await choose('unlawful')
  await submit()
  await show(dialog({ faults: { why: { rule: 'missing' }, goodFaith: { rule: 'missing' } } }))
  expect(description('Why do you think that it is unlawful?')).toBe('Please fill in this field.')
  expect(text('[role=dialog]')).toContain('Please confirm this to send the report.')
})

test('a report that was sent is confirmed in place of the form, one that was not stays with the reason', async () => {
  const show = await render(dialog())
  await choose('spam')
  await show(dialog({ status: 'failed', failure: { status: 409, type: 'already-reported', sentence: 'Already reported.' } }))
  expect([text('[role=alert]'), (one('input[value=spam]') as HTMLInputElement).checked]).toEqual(['Already reported.', true])
  await show(dialog({ status: 'succeeded' }))
  await appearance('[role=dialog] [role=status]')
  expect(text('[role=dialog]')).toContain('Thank you. A person will look at the listing and decide')
  expect(all('form')).toEqual([])
})
