/** The pending listings of the browser tests, and an approved one. */
import type { NewListing } from '../../../server/store/listing/listings.ts'

const plain = { address: null, link: null, tags: [], approved: false, author: null }

const walk: NewListing = {
  ...plain, type: 'event', title: 'Night walk', description: 'Bring a lamp.\nAnd <b>water</b>.', city: 'Athens',
  link: 'https://walk.example/night', tags: [{ name: 'Forests' }], startDate: '2199-05-01', endDate: '2199-05-02', cost: 4.5,
}

const count: NewListing = {
  ...plain, type: 'volunteer', title: 'Swallow count', description: 'One morning in May.', city: 'Volos', tags: [{ name: 'Birds' }],
}

const jars: NewListing = { ...plain, type: 'shop', title: 'Jar shop', description: 'Bring your own.', city: 'Patras', address: 'Korai 3' }

const chickpeas: NewListing = {
  ...plain, type: 'dine', title: 'Chickpea corner', description: 'Soup all day.', city: 'Athens', tags: [{ name: 'Vegan' }],
}

/** A pending listing of each type, the oldest first, and an approved shop. */
export const pendingListings: readonly NewListing[] = [
  walk, count, jars, chickpeas,
  { ...jars, title: 'Old mill', approved: true },
]

/** The given number of pending shops: Shop 01, Shop 02 and so on. */
export function pendingShops(howMany: number): readonly NewListing[] {
  return Array.from({ length: howMany }, (_, index) => ({ ...jars, title: `Shop ${String(index + 1).padStart(2, '0')}` }))
}
