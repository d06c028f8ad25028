/** The form of a listing. Specification, sections 2 and 5. */
import { act, type ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { Offer } from '../../../../domain/offers.ts'
import { listingFormFaults } from '../../../../domain/listing/listing-rules.ts'
import { emptyListingForm, unchosenCity, type ListingForm as ListingFormValues } from '../../../../domain/listing/listing-form.ts'
import { tagsOf } from '../../../../domain/listing/tags.ts'
import { SubmitButton } from '../../../../src/ui/form/submit-button.tsx'
import { ListingForm } from '../../../../src/ui/listing-form/listing-form.tsx'
import { knownCities } from '../../../support/listings/known-cities.ts'
import { description, field, fill, submit } from '../form/filled-form.tsx'
import { all, click, one, press, render, text, type } from '../rendered.tsx'

type Props = ComponentProps<typeof ListingForm>

const noop = () => {}
const athens = { id: 1, name: { en: 'Athens', el: 'Αθήνα' } }
const volos = { id: 2, name: { en: 'Volos', el: 'Βόλος' } }
const piraeus = { id: 3, name: { en: 'Piraeus', el: 'Πειραιάς' } }
const bare = { id: 1, title: 'Walk', description: 'Far', address: null, link: null, tags: [], approved: true }
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

/** Picks the city as a person does: the browser sends both events. */
async function choose(name: string): Promise<void> {
  city().value = name
  for (const event of ['input', 'change']) await act(async () => city().dispatchEvent(new Event(event, { bubbles: true })))
}

describe('the fields', () => {
  test('of an event are those of the specification: what, when and where come first', async () => {
    await render(form())
    expect(labels()).toEqual([
      'Title', 'From', 'To', 'City', 'Address (optional)', 'Description', 'Cost in euros', 'Link (optional)',
    ])
    expect(all('fieldset label').map(({ textContent }) => textContent)).toEqual(tagsOf('event'))
  })

  test.each(['volunteer', 'shop', 'dine'] as const)('of the type %s have no days and no cost, and its own tags', async (type) => {
    await render(form({ type }))
    expect(labels()).toEqual(['Title', 'City', 'Address (optional)', 'Description', 'Link (optional)'])
    expect(all('fieldset label').map(({ textContent }) => textContent)).toEqual(tagsOf(type))
  })

  test.each([
    ['are optional if the listing has no value', { city: null, startDate: null, endDate: null, cost: null }, false],
    ['are required if the listing has a value', { city: 'Volos', startDate: '2026-11-21', endDate: '2026-11-21', cost: 0 }, true],
  ])('of an edit %s', async (_, values, isRequired) => {
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

describe('the days and times', () => {
  const offers = new Set<Offer>(['event-times'])

  test('are one day, which is typed once, until the last day is another one', async () => {
    const onEdit = vi.fn()
    await render(form({ onEdit }))
    for (const day of ['28/11/2026', '29/11/2026']) {
      await fill({ From: day })
      expect(field('To').value).toBe(day)
    }
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ startDate: '29/11/2026', endDate: '29/11/2026' }))
    await fill({ To: '2/12/2026' })
    await fill({ From: '30/11/2026' })
    expect(field('To').value).toBe('2/12/2026')
  })

  test.each([['28/11', '28/11/2026'], ['28.11.26', '28/11/2026'], ['10', '10/12/2026']])(
    'are understood without a year or a month: %s', async (typed, meant) => {
      await render(form())
      await fill({ From: typed })
      await act(async () => field('From').dispatchEvent(new Event('focusout', { bubbles: true })))
      expect([field('From').value, field('To').value]).toEqual([meant, meant])
    },
  )

  test('have times behind a button, which leads to the first of them', async () => {
    await render(form({ offers }))
    expect(labels()).not.toContain('Start time (optional)')
    await click(one('button', 'Add times'))
    expect(labels().slice(0, 5)).toEqual(['Title', 'From', 'To', 'Start time (optional)', 'End time (optional)'])
    expect(document.activeElement).toBe(field('Start time (optional)'))
  })

  test('have their times in view if there are any', async () => {
    await render(form({ offers, initial: { ...emptyListingForm, endTime: '21:00' } }))
    expect([field('End time (optional)').value, all('button', 'Add times')]).toEqual(['21:00', []])
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
      ...emptyListingForm, title: 'Swim', description: 'In the bay.', city: 'Athens', startDate: '1.5.2199', endDate: '02/05/2199',
      cost: '2,5', link: 'a.gr', tags: ['Festival'],
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

  test.each(['αθηνα', 'ΑΘΗΝΑΣ', 'athina', 'athens', 'Πειραια'])('is found and chosen by %s', async (spelling) => {
    const onEdit = vi.fn()
    await render(form({ onEdit, cities: { ...cities, cities: [volos, athens, piraeus] } }))
    await type(one('[type=search]'), spelling)
    const name = spelling === 'Πειραια' ? 'Piraeus' : 'Athens'
    expect(city().value).toBe(name)
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ city: name }))
    expect(all('option').map(({ textContent }) => textContent)).toEqual(['Select a city', name])
    expect(text('div[role=status]')).toBe(`${name} is chosen.`)
  })

  test.each([
    ['Αθην', 'Choose one of the cities that were found.'],
    ['Βόλ', 'Choose one of the cities that were found.'],
    ['Εξάρχεια', 'No city is called “Εξάρχεια”.'],
    ['xyz', 'No city is called “xyz”.'],
    ['Online', 'No city is called “Online”.'],
  ])('is not chosen by %s, typed letter by letter, and the form is not valid', async (wanted, status) => {
    const [onSubmit, onEdit] = [vi.fn<(form: ListingFormValues) => void>(), vi.fn()]
    await render(form({ onSubmit, onEdit, initial: { ...emptyListingForm, city: 'Volos' }, cities: { ...cities, cities: knownCities } }))
    for (const length of Array(wanted.length).keys()) await type(one('[type=search]'), wanted.slice(0, length + 1))
    expect([city().value, text('div[role=status]')]).toEqual(['', status])
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ city: unchosenCity(wanted) }))
    await submit()
    const sent = onSubmit.mock.lastCall?.[0] ?? emptyListingForm
    for (const kept of [null, { ...bare, city: null }]) {
      expect(listingFormFaults('shop', sent, '2026-11-21', kept).city).toEqual({ rule: 'not-chosen' })
    }
  })

  test('that was chosen before is chosen again, and the list is whole, without a search', async () => {
    await render(form({ initial: { ...emptyListingForm, city: 'Volos' } }))
    await type(one('[type=search]'), 'zvz')
    expect(city().value).toBe('')
    await type(one('[type=search]'), '')
    expect([city().value, all('option')]).toMatchObject(['Volos', { length: 3 }])
    await type(one('[type=search]'), 'Αθήνα')
    await type(one('[type=search]'), ' ')
    expect(city().value).toBe('Athens')
  })

  test('can be picked from what was found, and is kept', async () => {
    const onSubmit = vi.fn()
    await render(form({ onSubmit }))
    await type(one('[type=search]'), 'βολ')
    await choose('Volos')
    expect([city().value, text('div[role=status]')]).toEqual(['Volos', 'Volos is chosen.'])
    await submit()
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Volos' }))
    await choose('')
    await submit()
    expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ city: unchosenCity('βολ') }))
  })

  test('is picked by Enter if it is the only one or the first that begins so, otherwise Enter leads to those that were found', async () => {
    await render(form({ cities: { ...cities, cities: knownCities } }))
    await type(one('[type=search]'), 'βόλο')
    await type(one('[type=search]'), 'θεσσ')
    await press('Enter', one('[type=search]'))
    expect(city().value).toBe('Thessaloniki')
    await type(one('[type=search]'), 'χαν')
    await press('Enter', one('[type=search]'))
    expect(city().value).toBe('Chania')
    await type(one('[type=search]'), 'ουπολη')
    await press('Enter', one('[type=search]'))
    expect([city().value, document.activeElement]).toEqual(['', city()])
  })

  test('that was typed in a draft is typed again, and chosen when the list has it', async () => {
    const initial = { ...emptyListingForm, city: unchosenCity('Βόλος') }
    const show = await render(form({ initial, cities: { ...cities, cities: [] } }))
    expect([(one('[type=search]') as HTMLInputElement).value, city().value, text('div[role=status]')]).toEqual(['Βόλος', '', ''])
    await show(form({ initial }))
    expect(city().value).toBe('Volos')
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
