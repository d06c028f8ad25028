/** Events of a year, the same in every run: seven in ten last one day, the others up to a week. */
import { addDays } from '../../domain/days/days.ts'
import type { Listing } from '../../domain/listing/listing.ts'

const titles = ['Beach clean-up', 'Olive tree planting', 'Urban gardening workshop', 'Swap market', 'Bird walk']

export function yearOfEvents(count: number): Listing[] {
  return Array.from({ length: count }, (_, index) => {
    // A step coprime with 365 spreads the events evenly over the year.
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
