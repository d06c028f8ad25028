/** Inserts a number of listings large enough that a query which reads all of them is slow. */
import { addDays } from '../../../domain/days/days.ts'
import { connectWithoutTimeLimits } from '../../../server/database/connect.ts'
import { insertManyListings, reserveIds, vacuum, type BulkListing } from '../../../server/store/listing/bulk-listings.ts'

/** The cities and tags of the listings; the first ones are the most frequent. */
const cities = ['Athens', 'Thessaloniki', 'Patras', 'Heraklion', 'Larissa', 'Volos', 'Ioannina', 'Chania', 'Chalkida', 'Rhodes']
const tags = ['Cleanup', 'Workshop', 'Festival', 'Tree Planting', 'Seminar', 'Art', 'Wildlife', 'Zero Waste']

/** All are approved events, one in four of three days and one in a hundred of thirty, over two years around `today`. */
export async function insertManyEvents(url: string, count: number, today: string): Promise<void> {
  // One statement inserts all rows, which takes longer than the server's statement timeout.
  const db = connectWithoutTimeLimits(url)
  const events = Array.from({ length: count }, (_, index) => eventOf(index + 1, today))
  await db.transaction().execute(async (transaction) => {
    const firstId = await reserveIds(transaction, count)
    await insertManyListings(transaction, (insertListings) => insertListings(events, firstId, new Date()))
  })
  await vacuum(db)
  await db.destroy()
}

function eventOf(number: number, today: string): BulkListing {
  const startDate = addDays(today, ((number * 7919) % 730) - 365)
  return {
    type: 'event',
    state: 'approved',
    title: `Event ${number}`,
    description: 'Bring gloves and water. '.repeat(20),
    city: pick(cities, number),
    address: null,
    link: null,
    tags: [...new Set([pick(tags, number), pick(tags, number * 31 + 7)])].map((name) => ({ name })),
    startDate,
    endDate: addDays(startDate, number % 100 === 0 ? 29 : number % 4 === 0 ? 2 : 0),
    cost: number % 30,
  }
}

/** Half of the numbers get the first value, half of the rest the second, and so on. */
function pick(values: readonly string[], number: number): string {
  const rank = Math.floor(-Math.log2(1 - ((number * 7907) % 9973) / 9973))
  return values[Math.min(rank, values.length - 1)] ?? ''
}
