/** The entry that a form would become. */
import { expect, test } from 'vitest'
import { emptyListingForm, unchosenCity } from '../../../domain/listing/listing-form.ts'
import { previewOf } from '../../../domain/listing/preview.ts'

const today = '2026-11-21'
const form = {
  ...emptyListingForm, title: ' Cleanup ', description: 'Bring gloves.', city: 'Athens', startDate: '21/11/2026', endDate: '1.12.2026',
  startTime: '9.30', cost: '2,5', link: 'example.org', tags: ['Cleanup', 'Vegan'],
}

test('has what the form would send, on its first day', () => {
  expect(previewOf('event', form, today)).toMatchObject({
    title: 'Cleanup', city: 'Athens', startDate: '2026-11-21', endDate: '2026-12-01', currentDate: '2026-11-21', startTime: '09:30',
    cost: 2.5, link: 'https://example.org', tags: [{ name: 'Cleanup' }],
  })
})

test('leaves out what its type does not have', () => {
  expect(previewOf('shop', form, today)).toMatchObject({ title: 'Cleanup', currentDate: null, tags: [{ name: 'Vegan' }] })
  expect(previewOf('shop', form, today)).not.toHaveProperty('cost')
})

test('leaves out what is not valid, and has no title without one', () => {
  const wrong = { title: ' ', city: unchosenCity('Ath'), startDate: '28/13', endDate: '', cost: 'abc', link: 'javascript:alert(1)' }
  expect(previewOf('event', { ...form, ...wrong }, today)).toEqual({
    id: 0, title: '', description: 'Bring gloves.', city: null, address: null, link: null, startTime: '09:30', tags: [{ name: 'Cleanup' }],
    approved: false, currentDate: null,
  })
})
