/** The screen Add Something Green, in each state. Specification, sections 2, 4 and 8. */
import { describe, expect, test, vi } from 'vitest'
import { capitalized } from '../../../../domain/capitalized.ts'
import { emptyDraft } from '../../../../domain/listing/draft.ts'
import { emptyListingForm } from '../../../../domain/listing/listing-form.ts'
import { listingTypes } from '../../../../domain/listing/listing.ts'
import type { Offer } from '../../../../domain/offers.ts'
import { SubmissionView, type SubmissionViewProps } from '../../../../src/ui/submission/submission-view.tsx'
import { foreign, noAnswer, problem } from '../account/outcomes.ts'
import { field, fill, submit } from '../form/filled-form.tsx'
import { all, appearance, click, one, render, text } from '../rendered.tsx'

const noop = () => {}

const screen = (changes: Partial<SubmissionViewProps> = {}) => (
  <SubmissionView
    isRetrySafe
    {...{ product: 'Prasino', status: 'editing', draft: emptyDraft('key', 'event'), hasDraft: false, faults: {}, refusal: null }}
    {...{ failure: null, cities: { cities: [], isMissing: false, onRetry: noop }, today: '2026-11-21' }}
    offers={new Set<Offer>()}
    {...{ hasOwnListings: true, onType: noop, onEdit: noop, onSubmit: noop, onDiscard: noop, onSend: noop, onClose: noop }}
    {...changes}
  />
)

const draftOf = (type: string) => emptyDraft('key', type)

describe('the screen', () => {
  test('shows no form before the draft is read', async () => {
    await render(screen({ status: 'restoring' }))
    expect(document.title).toBe('Prasino | Add Something Green')
    expect(all('form')).toEqual([])
  })

  test('begins with the type of the listing', async () => {
    const onType = vi.fn()
    await render(screen({ onType }))
    expect(all('legend')[0]?.textContent).toBe('What do you want to add?')
    expect(one('input:checked').getAttribute('value')).toBe('event')
    await click(one('label', 'Dine'))
    expect(onType).toHaveBeenCalledExactlyOnceWith('dine')
  })

  test('selects no type if the type is unknown', async () => {
    await render(screen({ draft: draftOf('cafe') }))
    expect(all('input[type=radio]:checked')).toEqual([])
  })

  test('clears the fields for another draft', async () => {
    const show = await render(screen())
    await fill({ Title: 'Swim' })
    await show(screen({ draft: emptyDraft('another key', 'event') }))
    expect(field('Title').value).toBe('')
  })

  test('shows the card as visitors will see it, once there is a title', async () => {
    const show = await render(screen())
    expect(all('article')).toEqual([])
    const form = { ...emptyListingForm, title: 'Swim', startDate: '28/11/2026', endDate: '28/11/2026', city: 'Volos', cost: '0' }
    await show(screen({ draft: { ...draftOf('event'), form } }))
    expect(text('section h2')).toBe('As visitors will see it')
    expect(text('article')).toBe('Saturday 28 Nov 2026SwimVolosSat\u00A028/11/2026Free')
    await show(screen({ draft: { ...draftOf('cafe'), form } }))
    expect(all('article')).toEqual([])
  })

  test('promises that a listing is added only once if the server supports it', async () => {
    const show = await render(screen({ status: 'failed', failure: noAnswer }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog]')).toContain('it is added only once')
    await show(screen({ status: 'failed', failure: noAnswer, isRetrySafe: false }))
    expect(text('[role=alertdialog]')).toContain('it may or may not have arrived')
  })

  test('disables the types while submitting', async () => {
    await render(screen({ status: 'submitting' }))
    expect(all('input[type=radio]:enabled')).toEqual([])
  })

  test('submits the form, and offers to clear it only if there is a draft', async () => {
    const [onSubmit, onDiscard] = [vi.fn(), vi.fn()]
    const show = await render(screen({ onSubmit }))
    expect(all('button', 'Clear all fields')).toEqual([])
    await show(screen({ onSubmit, onDiscard, hasDraft: true }))
    await click(one('button', 'Clear all fields'))
    await submit()
    expect([onDiscard.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  })
})

describe('the outcome', () => {
  test.each(listingTypes)('of a success of the type %s has the text of the specification', async (type) => {
    const onClose = vi.fn()
    await render(screen({ status: 'submitted', draft: draftOf(type), onClose }))
    await appearance('[role=dialog]')
    const name = capitalized(type)
    expect(text('[role=dialog]')).toContain(`Your ${name} post has been submitted successfully and is pending admin approval.`)
    for (const button of all('[role=dialog] button', 'Close')) await click(button)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['no response', 'event', { failure: noAnswer }, 'Kept, to be sent later', /^Nobody answered\..* added only once\.$/],
    ['no response', 'dine', { failure: noAnswer }, 'Kept, to be sent later', /^Nobody answered\./],
    ['a response without a text', 'shop', { failure: foreign(null) }, 'Error: Failed to create shop', /^What you have written is kept\.$/],
    ['a text', 'shop', { failure: foreign('No <b>shops</b> today') }, 'Error: No <b>shops</b> today', /is kept\.$/],
    ['a problem', 'event', { failure: problem('unknown-city', 'There is no city "X".') }, 'Error: There is no city "X".', /is kept\.$/],
    ['no token', 'event', { refusal: 'token-missing' }, 'Error: No token, user might not be logged in', /^Please log in again\./],
    ['an unknown type', 'cafe', { refusal: 'unknown-type' }, 'Error: Unknown entity type', /^Please choose what you want to add\.$/],
  ] as const)('of a failure with %s (%s) is shown as text, with what happens to the draft', async (_, type, changes, expected, advice) => {
    await render(screen({ status: 'failed', draft: draftOf(type), ...changes }))
    await appearance('[role=alertdialog]')
    expect(text('[role=alertdialog] h2')).toBe(expected)
    expect(all('[role=alertdialog] p').some((line) => advice.test(line.textContent ?? ''))).toBe(true)
    expect(all('[role=alertdialog] b')).toEqual([])
  })
})
