/** The listings of the browser tests. Today is Wednesday, October 7, 2026. */
import type { Listing } from '../../../domain/listing/listing.ts'
import type { NewListing } from '../../../server/store/listing/listings.ts'

/** The morning of today in Athens. */
export const visitorNow = new Date('2026-10-07T06:00:00Z')

export const cleanup = event('Cleanup of Schinias beach', {
  description: 'Bring gloves & water.\nBags are <b>ours</b>.\n\nWe meet at the pines.',
  city: 'Athens',
  address: 'Schinias, Marathon',
  link: 'https://cleanup.example/schinias?from=site',
  tags: tagged('Cleanup', 'Volunteering'),
  startDate: '2026-10-10',
  endDate: '2026-10-10',
  cost: 0,
})

export const repairCafe = event('Repair café', { city: 'Patras', startDate: '2026-10-09', cost: 3.5 })

const seedSwap = event('Seed swap week', {
  city: 'Thessaloniki',
  tags: tagged('Urban Gardening', 'Workshop'),
  startDate: '2026-10-12',
  endDate: '2026-10-16',
  cost: 12,
})

export const oliveHarvest = event('Olive harvest', {
  city: 'Kalamata',
  tags: tagged('Volunteering'),
  startDate: '2026-11-14',
  endDate: '2026-11-15',
  cost: 5,
})

/** More events on one day than a cell of the month can show. */
const stalls = numbered(8, (number) =>
  event(`Market stall ${number}`, { city: 'Athens', tags: tagged('Zero Waste'), startDate: '2026-10-24', endDate: '2026-10-24' }),
)

/** Twenty entries from today: 2 + 1 + 1 + 5 + 8 + 2 days, and one without a day. */
const events = [
  event('Tree planting on Parnitha', { city: 'Athens', tags: tagged('Tree Planting'), startDate: '2026-10-02', endDate: '2026-10-03' }),
  event('Forest walk', { city: 'Ioannina', tags: tagged('Forests'), startDate: '2026-10-06', endDate: '2026-10-08' }),
  repairCafe,
  cleanup,
  seedSwap,
  ...stalls,
  oliveHarvest,
  event('Community compost', { city: 'Volos', tags: tagged('Zero Waste', 'Urban Gardening') }),
  { ...event('Waiting for approval', { city: 'Athens', startDate: '2026-10-11' }), approved: false },
]

/** Twenty-three: pages of ten, ten and three. Odd ones in Athens, every third of all with the tag Birds. */
const volunteering = numbered(23, (number) =>
  listing('volunteer', `Bird count ${String(number).padStart(2, '0')}`, {
    city: number % 2 === 1 ? 'Athens' : 'Heraklion',
    tags: tagged(...(number % 3 === 0 ? ['Birds', 'Wildlife'] : ['Education'])),
  }),
)

const shops = [
  listing('shop', 'bread of the old mill', { city: 'Volos', description: 'Flour.\nBread.\nRusks.\nYeast.', tags: tagged('Food') }),
  listing('shop', 'Apple cellar', { city: 'Chania', address: 'Daskalogianni 12', tags: tagged('Food', 'Zero Waste') }),
  listing('shop', 'Ένδυμα ξανά', { city: 'Thessaloniki', link: 'https://endyma.example', tags: tagged('Clothes', 'Second-hand') }),
  listing('shop', 'Cloth & <i>thread</i>', { city: 'e-shop', description: 'Long story. '.repeat(60), tags: tagged('Clothes') }),
]

const dining = [
  listing('dine', 'Chickpea corner', { city: 'Athens', tags: tagged('Vegan', 'Plant-Based') }),
  listing('dine', 'Raw & ripe', { city: 'Rhodes', tags: tagged('Raw') }),
]

export const visitorListings: readonly NewListing[] = [...events, ...volunteering, ...shops, ...dining]

export function event(title: string, fields: Partial<Listing>): NewListing {
  return listing('event', title, { startDate: null, endDate: null, cost: null, ...fields })
}

function listing(type: NewListing['type'], title: string, fields: Partial<Listing>): NewListing {
  const empty = { description: `All about ${title}.`, city: null, address: null, link: null, tags: [] }
  return { ...empty, approved: true, author: null, type, title, ...fields }
}

function tagged(...names: string[]): Listing['tags'] {
  return names.map((name) => ({ name }))
}

function numbered<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
