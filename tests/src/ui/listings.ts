/** Entries for tests, with values for all fields by default. */
import type { Entry } from '../../../domain/listing/listing.ts'

export function entry(changes: Partial<Entry> = {}): Entry {
  return {
    id: 1,
    title: 'Beach cleanup',
    description: 'Bring gloves.\nWe bring bags.',
    city: 'Athens',
    address: 'By the second kiosk',
    link: 'https://www.example.org/cleanup',
    tags: [{ name: 'Cleanup' }, { name: 'Volunteering' }],
    approved: true,
    startDate: '2026-10-04',
    endDate: '2026-10-06',
    cost: 12.5,
    currentDate: '2026-10-05',
    ...changes,
  }
}
