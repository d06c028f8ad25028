/** A year's events, the same ones in every run: seven in ten last a day, the others up to a week. */
import { addDays } from '../../domain/days.ts'
import type { Listing } from '../../domain/listing.ts'

const titles = ['Beach clean-up', 'Olive tree planting', 'Urban gardening workshop', 'Swap market', 'Bird walk']

export function yearOfEvents(count: number): Listing[] {
  return Array.from({ length: count }, (_, index) => {
    // Steps without a common factor with 365 spread the events over the year in no visible order.
    const startDate = addDays('2026-01-01', (index * 151) % 365)
    const lengthInDays = index % 10 < 7 ? 1 : 2 + (index % 6)
    return {
      id: index + 1,
      title: titles[index % titles.length] ?? '',
      description: '',
      city: 'Athens',
      address: null,
      link: null,
      approved: true,
      tags: [],
      startDate,
      endDate: addDays(startDate, lengthInDays - 1),
      cost: null,
    }
  })
}
