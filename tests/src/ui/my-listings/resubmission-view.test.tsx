// @vitest-environment jsdom
/** An own listing as a form, and what is said of how submitting it again went. Specification, section 8. */
import { expect, test, vi } from 'vitest'
import { draftOf } from '../../../../domain/draft.ts'
import { ResubmissionView, type ResubmissionViewProps } from '../../../../src/ui/my-listings/resubmission-view.tsx'
import { typedListing } from '../../../support/typed-listings.ts'
import { foreign, noAnswer, problem } from '../account/outcomes.ts'
import { field, submit } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

const nothing = () => {}
const own = (type: 'event' | 'shop') => typedListing({ type, title: 'Jar shop' })

const form = (changes: Partial<ResubmissionViewProps> = {}) => (
  <ResubmissionView
    {...{ listing: own('shop'), status: 'editing', faults: {}, failure: null, today: '2026-11-21' }}
    {...{ draft: draftOf('key', changes.listing ?? own('shop')), isEdited: false, isOutdated: false }}
    {...{ cities: { choices: [], isMissing: false, onRetry: nothing } }}
    {...{ onEdit: nothing, onDiscard: nothing, onKeep: nothing }}
    {...{ onSubmit: nothing, onCancel: nothing, onCloseStatus: nothing }}
    {...changes}
  />
)

test('an event has Update, as the specification calls it, and any other Submit again', async () => {
  const show = await render(form({ listing: own('event') }))
  expect(all('button[type=submit]').map(({ textContent }) => textContent)).toEqual(['Update'])
  await show(form())
  expect(all('button[type=submit]').map(({ textContent }) => textContent)).toEqual(['Submit again'])
})

test('the form holds the listing, gives it back whole, and can be left', async () => {
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
] as const)('of %s that went through a modal says so', async (type, said) => {
  const onCloseStatus = vi.fn()
  await render(form({ listing: own(type), status: 'saved', onCloseStatus }))
  await appearance('[role=dialog]')
  expect(text('[role=dialog] p')).toBe(said)
  for (const button of all('[role=dialog] button', 'Close')) await click(button)
  expect(onCloseStatus).toHaveBeenCalledTimes(2)
})

test.each([
  ['failed', noAnswer, 'Error: Failed to update shop', 'Nobody answered. Please check your connection and try again.'],
  ['failed', foreign('No <b>shops</b>'), 'Error: No <b>shops</b>', 'No <b>shops</b>'],
  ['failed', problem('already-approved', 'Approved.'), 'Error: Approved.', 'only an administrator can change it.'],
  ['failed', problem('unknown-listing', 'Gone.'), 'Error: Gone.', 'This listing is not there any more.'],
  ['conflicting', problem('changed-meanwhile', 'Changed.'), 'Error: Changed.', 'This listing was changed in between.'],
] as const)('what is %s an alert says as text, with what to do: %o', async (status, failure, said, advice) => {
  await render(form({ status, failure }))
  await appearance('[role=alertdialog]')
  expect(text('[role=alertdialog] h2')).toBe(said)
  expect(text('[role=alertdialog]')).toContain(advice)
  expect(all('[role=alertdialog] b')).toEqual([])
})

test('what was typed before stands in the form, and says that the listing is another by now', async () => {
  const kept = draftOf('other', own('shop'))
  const onDiscard = vi.fn()
  await render(form({ draft: { ...kept, form: { ...kept.form, title: 'Typed' } }, isEdited: true, isOutdated: true, onDiscard }))
  expect(field('Title').value).toBe('Typed')
  expect(text('[role=alert]')).toContain('This listing was changed after you wrote this.')
  await click(one('button', 'Discard changes'))
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('leaving asks before anything is discarded', async () => {
  const [onDiscard, onKeep] = [vi.fn(), vi.fn()]
  await render(form({ status: 'leaving', isEdited: true, onDiscard, onKeep }))
  await appearance('[role=alertdialog]')
  expect(text('[role=alertdialog]')).toContain('What you changed in “Jar shop” is not submitted yet.')
  await click(one('[role=alertdialog] button', 'Keep editing'))
  expect([onDiscard.mock.calls.length, onKeep.mock.calls.length]).toEqual([0, 1])
})
