/** The form that edits one's own listing, and the result of submitting it again. Specification, section 8. */
import { expect, test, vi } from 'vitest'
import { draftOf } from '../../../../domain/listing/edit-draft.ts'
import type { Offer } from '../../../../domain/offers.ts'
import { ResubmissionView, type ResubmissionViewProps } from '../../../../src/ui/my-listings/resubmission-view.tsx'
import { typedListing } from '../../../support/listings/typed-listings.ts'
import { foreign, noAnswer, problem } from '../account/outcomes.ts'
import { field, submit } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

const noop = () => {}
const own = (type: 'event' | 'shop') => typedListing({ type, title: 'Jar shop' })

const form = (changes: Partial<ResubmissionViewProps> = {}) => (
  <ResubmissionView
    {...{ listing: own('shop'), saved: null, status: 'editing', faults: {}, failure: null, today: '2026-11-21' }}
    {...{ draft: draftOf('key', changes.listing ?? own('shop')), isEdited: false, isOutdated: false }}
    {...{ cities: { cities: [], isMissing: false, onRetry: noop }, offers: new Set<Offer>() }}
    {...{ onEdit: noop, onDiscard: noop, onKeep: noop }}
    {...{ onSubmit: noop, onCancel: noop, onCloseStatus: noop }}
    {...changes}
  />
)

test('the button is Update for an event, as in the specification, and Submit again for other types', async () => {
  const show = await render(form({ listing: own('event') }))
  expect(all('button[type=submit]').map(({ textContent }) => textContent)).toEqual(['Update'])
  await show(form())
  expect(all('button[type=submit]').map(({ textContent }) => textContent)).toEqual(['Submit again'])
})

test('the form contains the listing, submits all fields, and can be cancelled', async () => {
  const [onSubmit, onCancel] = [vi.fn(), vi.fn()]
  await render(form({ onSubmit, onCancel }))
  expect(field('Title').value).toBe('Jar shop')
  await submit()
  expect(onSubmit.mock.calls).toMatchObject([[{ title: 'Jar shop', city: 'Volos' }]])
  await click(one('button', 'Cancel'))
  expect(onCancel).toHaveBeenCalledOnce()
})

test.each([
  ['event', 'Event updated successfully!'],
  ['shop', 'Your Shop post has been submitted successfully and is pending admin approval.'],
] as const)('a success of the type %s is confirmed in a modal', async (type, expected) => {
  const onCloseStatus = vi.fn()
  await render(form({ listing: own(type), status: 'saved', onCloseStatus }))
  await appearance('[role=dialog]')
  expect(text('[role=dialog] p')).toBe(expected)
  for (const button of all('[role=dialog] button', 'Close')) await click(button)
  expect(onCloseStatus).toHaveBeenCalledTimes(2)
})

test.each([
  ['failed', noAnswer, 'Error: Failed to update shop', 'Nobody answered. Please check your connection and try again.'],
  ['failed', foreign('No <b>shops</b>'), 'Error: No <b>shops</b>', 'No <b>shops</b>'],
  ['failed', problem('already-approved', 'Approved.'), 'Error: Approved.', 'only a moderator can change it.'],
  ['failed', problem('unknown-listing', 'Gone.'), 'Error: Gone.', 'This listing is not there any more.'],
  ['conflicting', problem('changed-meanwhile', 'Changed.'), 'Error: Changed.', 'This listing was changed in between.'],
] as const)('the state %s is explained as text in an alert, with advice: %o', async (status, failure, expected, advice) => {
  await render(form({ status, failure }))
  await appearance('[role=alertdialog]')
  expect(text('[role=alertdialog] h2')).toBe(expected)
  expect(text('[role=alertdialog]')).toContain(advice)
  expect(all('[role=alertdialog] b')).toEqual([])
})

test('after a conflict the author reads what differs from the listing as it is now, and keeps the own text', async () => {
  const listing = typedListing({ type: 'shop', title: 'Jar shop of Volos' })
  const draft = draftOf('key', own('shop'))
  const rows = (within: string) => all(`${within} tr`).map(({ children }) => Array.from(children, (cell) => cell.textContent))
  const differences = [['Field', 'As it is now', 'As you edited it'], ['Title', 'Jar shop of Volos', 'Jar shop']]
  const show = await render(form({ listing, draft, status: 'conflicting' }))
  await appearance('[role=alertdialog]')
  expect(rows('[role=alertdialog]')).toEqual(differences)
  expect(text('[role=alertdialog]')).toContain('What you wrote is kept.')
  expect(field('Title').value).toBe('Jar shop')
  await show(form({ listing, draft, isEdited: true, isOutdated: true }))
  expect(rows('body')).toEqual(differences)
})

test('a stored draft fills the form, with a warning if the listing was changed meanwhile', async () => {
  const kept = draftOf('other', own('shop'))
  const onDiscard = vi.fn()
  await render(form({ draft: { ...kept, form: { ...kept.form, title: 'Typed' } }, isEdited: true, isOutdated: true, onDiscard }))
  expect(field('Title').value).toBe('Typed')
  expect(text('[role=alert]')).toContain('This listing was changed after you wrote this.')
  await click(one('button', 'Discard changes'))
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('leaving requires a confirmation before changes are discarded', async () => {
  const [onDiscard, onKeep] = [vi.fn(), vi.fn()]
  await render(form({ status: 'leaving', isEdited: true, onDiscard, onKeep }))
  await appearance('[role=alertdialog]')
  expect(text('[role=alertdialog]')).toContain('What you changed in “Jar shop” is not submitted yet.')
  await click(one('[role=alertdialog] button', 'Keep editing'))
  expect([onDiscard.mock.calls.length, onKeep.mock.calls.length]).toEqual([0, 1])
})
