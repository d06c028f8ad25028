/** The listings of the gallery: those of the tests, and Greek ones around the day on which it is made. */
import { addDays, athensToday } from '../../domain/days/days.ts'
import type { NewListing } from '../../server/store/listing/listings.ts'
import { event, visitorListings } from '../support/listings/visitor-listings.ts'

export function galleryListings(): readonly NewListing[] {
  const today = athensToday(new Date())
  const greek = { language: 'el' } as const
  return [
    ...visitorListings,
    event('Περίπατος στον Υμηττό για παιδιά', {
      ...greek,
      description: 'Παρατηρούμε πουλιά και μαζεύουμε σπόρους.\nΦέρε νερό και καπέλο.',
      translatedTitle: 'Walk on Hymettus for children',
      translatedDescription: 'We watch birds and collect seeds.\nBring water and a hat.',
      city: 'Athens', address: 'Μονή Καισαριανής', link: 'https://ymittos.example/peripatos',
      tags: [{ name: 'Kids friendly' }, { name: 'Forests' }], startDate: today, endDate: today, cost: 0,
    }),
    event('Εργαστήριο κομποστοποίησης και αστικής καλλιέργειας στη γειτονιά', {
      ...greek, description: 'Από τα υπολείμματα της κουζίνας στο χώμα.', city: 'Alexandroupoli', address: 'Δημοκρατίας 306',
      tags: [{ name: 'Urban Gardening' }, { name: 'Workshop' }, { name: 'Zero Waste' }],
      startDate: today, endDate: addDays(today, 3), cost: 1234.5,
    }),
    event('Καθαρισμός της παραλίας', {
      ...greek, description: 'Γάντια και σακούλες υπάρχουν.', city: 'Nea Moudania', tags: [{ name: 'Cleanup' }, { name: 'Volunteering' }],
      startDate: addDays(today, 4), endDate: addDays(today, 4), cost: 0,
    }),
  ]
}
