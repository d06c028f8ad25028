/** The form of a listing. Specification, sections 2 and 5. */
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { Offer } from '../../../../domain/offers.ts'
import { emptyListingForm } from '../../../../domain/submission.ts'
import { tagsOf } from '../../../../domain/tags.ts'
import { SubmitButton } from '../../../../src/ui/form/submit-button.tsx'
import { ListingForm } from '../../../../src/ui/listing-form/listing-form.tsx'
import { description, field, fill, submit } from '../form/filled-form.tsx'
import { all, click, one, render, text, type } from '../rendered.tsx'

type Props = ComponentProps<typeof ListingForm>

const noop = () => {}
const athens = { id: 1, name: { en: 'Athens', el: 'Αθήνα' } }
const volos = { id: 2, name: { en: 'Volos', el: 'Βόλος' } }
const cities = { cities: [athens, volos], isMissing: false, onRetry: noop }

const form = (changes: Partial<Omit<Props, 'children'>> = {}) => (
  <ListingForm
    {...{ name: 'trial', type: 'event', initial: emptyListingForm, cities, offers: new Set<Offer>() }}
    {...{ today: '2026-11-21', faults: {}, isBusy: false }}
    onSubmit={noop}
    {...changes}
  >
    <SubmitButton label="Add" />
  </ListingForm>
)

const labels = () => all('form > div label, form > div div label').map(({ textContent }) => textContent)
const city = () => one('select') as HTMLSelectElement

describe('the fields', () => {
  test('of an event are those of the specification, in its order', async () => {
    await render(form())
    expect(labels()).toEqual([
      'Title', 'Description', 'City', 'Address (optional)', 'From', 'To', 'Cost in euros', 'Link (optional)',
    ])
    expect(all('fieldset label').map(({ textContent }) => textContent)).toEqual(tagsOf('event'))
  })

  test.each(['volunteer', 'shop', 'dine'] as const)('of the type %s have no days and no cost, and its own tags', async (type) => {
    await render(form({ type }))
    expect(labels()).toEqual(['Title', 'Description', 'City', 'Address (optional)', 'Link (optional)'])
    expect(all('fieldset label').map(({ textContent }) => textContent)).toEqual(tagsOf(type))
  })

  test.each([
    ['are optional if the listing has no value', { city: null, startDate: null, endDate: null, cost: null }, false],
    ['are required if the listing has a value', { city: 'Volos', startDate: '2026-11-21', endDate: '2026-11-21', cost: 0 }, true],
  ])('of an edit %s', async (_, values, isRequired) => {
    const bare = { id: 1, title: 'Walk', description: 'Far', address: null, link: null, tags: [], approved: true }
    await render(form({ kept: { ...bare, ...values } }))
    expect(['City', 'From', 'To', 'Cost in euros'].map((label) => field(label).required)).toEqual(Array(4).fill(isRequired))
  })

  test('of an unknown type have no tags', async () => {
    await render(form({ type: 'cafe' }))
    expect(all('fieldset')).toEqual([])
  })

  test('contain the initial values, as text', async () => {
    const initial = { ...emptyListingForm, title: '<b>Swim</b>', description: '<script>1</script>', city: 'Volos', tags: ['Kids friendly'] }
    await render(form({ initial }))
    expect([field('Title').value, field('Description').value, city().value]).toEqual(['<b>Swim</b>', '<script>1</script>', 'Volos'])
    expect(all('form b, form script')).toEqual([])
    expect(all('input:checked').map((box) => box.getAttribute('value'))).toEqual(['Kids friendly'])
  })
})

describe('the form', () => {
  test('submits the typed values, and reports each edit', async () => {
    const [onSubmit, onEdit] = [vi.fn(), vi.fn()]
    await render(form({ onSubmit, onEdit }))
    await fill({ Title: 'Swim', Description: 'In the bay.', 'Link (optional)': 'a.gr' })
    await fill({ From: '1.5.2199', To: '02/05/2199', 'Cost in euros': '2,5' })
    city().value = 'Athens'
    await click(one('label', 'Festival'))
    const typed = {
      title: 'Swim', description: 'In the bay.', city: 'Athens', address: '', startDate: '1.5.2199', endDate: '02/05/2199',
      startTime: '', endTime: '', cost: '2,5',
      link: 'a.gr', tags: ['Festival'], language: '', translatedTitle: '', translatedDescription: '',
    }
    expect(onEdit).toHaveBeenLastCalledWith(typed)
    await submit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(typed)
  })

  test('does not submit while busy', async () => {
    const onSubmit = vi.fn()
    await render(form({ isBusy: true, onSubmit }))
    await submit()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('shows each fault next to its field', async () => {
    const faults = { startDate: { rule: 'in-the-past' }, endDate: { rule: 'before-start' }, city: { rule: 'missing' } } as const
    await render(form({ faults }))
    expect(description('From')).toContain('Start date cannot be in the past.')
    expect(description('To')).toContain('End date cannot be prior to Start date.')
    expect(description('City')).toBe('Please fill in this field.')
  })
})

describe('the city', () => {
  test('is listed by its label, after an empty option', async () => {
    await render(form())
    expect(all('option').map(({ textContent }) => textContent)).toEqual(['Select a city', 'Athens', 'Volos'])
  })

  test('of a listing is selected before the list is loaded, and stays selected afterwards', async () => {
    const initial = { ...emptyListingForm, city: 'Volos' }
    const show = await render(form({ initial, cities: { ...cities, cities: [] } }))
    expect(city().value).toBe('Volos')
    await show(form({ initial }))
    expect([city().value, all('option')]).toMatchObject(['Volos', { length: 3 }])
  })

  test.each(['αθηνα', 'ΑΘΗ', 'athina', 'athens'])('is found and chosen by %s', async (spelling) => {
    const onEdit = vi.fn()
    await render(form({ onEdit, cities: { ...cities, cities: [volos, athens] } }))
    await type(one('[type=search]'), spelling)
    expect(city().value).toBe('Athens')
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Athens' }))
    expect(all('option').map(({ textContent }) => textContent)).toEqual(['Select a city', 'Athens'])
  })

  test('stays when no city is found, and the list is whole again without a search', async () => {
    await render(form({ initial: { ...emptyListingForm, city: 'Volos' } }))
    await type(one('[type=search]'), 'zvz')
    expect([city().value, text('div[role=status]')]).toEqual(['Volos', 'No city is called “zvz”.'])
    await type(one('[type=search]'), '')
    expect(all('option')).toHaveLength(3)
  })

  test('keeps the focus when the list is loaded', async () => {
    const show = await render(form({ cities: { ...cities, cities: [] } }))
    city().focus()
    await show(form())
    expect(document.activeElement).toBe(city())
    expect(city().value).toBe('')
  })

  test('can be fetched again after a failure, which is announced politely', async () => {
    const onRetry = vi.fn()
    const show = await render(form({ cities: { cities: [], isMissing: true, onRetry } }))
    expect(text('p[role=status]')).toContain('The list of cities could not be fetched.')
    expect(all('[role=alert]')).toEqual([])
    await click(one('button', 'Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
    await fill({ Title: 'Swim' })
    await show(form())
    expect(all('button', 'Try again')).toEqual([])
    expect(field('Title').value).toBe('Swim')
  })
})
