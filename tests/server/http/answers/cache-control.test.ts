/** Which operations of the contract shared caches may answer. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cacheControlOf } from '../../../../server/http/answers/cache-control.ts'
import { readContract } from '../../../../server/http/contract/contract.ts'

const operations = await readContract(fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url)))

const idsWith = (value: string) => operations.filter((operation) => cacheControlOf(operation) === value).map(({ id }) => id).sort()

/** Written by hand, so that an operation that becomes public by mistake is found. */
const listings = [
  'countDine', 'countEvents', 'countShops', 'countVolunteers',
  'followDineAtom', 'followDineJson', 'followEventCalendar', 'followEventsAtom', 'followEventsJson', 'followShopsAtom',
  'followShopsJson', 'followVolunteersAtom', 'followVolunteersJson', 'getDine', 'getEvent', 'getEventCalendar', 'getShop',
  'getVolunteer', 'listApprovedDine', 'listApprovedEvents', 'listApprovedShops', 'listApprovedVolunteers', 'listEventDays',
  'listEventTowns', 'readOpenDataCsv', 'readOpenDataJson', 'searchListings',
]

describe('a shared cache', () => {
  it('may use public listings for a second, which browsers revalidate', () => {
    expect(idsWith('public, max-age=0, s-maxage=1')).toEqual(listings)
  })

  it('may use the configuration of the web app for a minute', () => {
    expect(idsWith('public, max-age=0, s-maxage=60')).toEqual(['getConfiguration'])
  })

  it('stores no other response', () => {
    expect(idsWith('no-store')).toHaveLength(operations.length - listings.length - 1)
  })

  it('stores no response to a caller with a session or to anything but a GET', () => {
    const stored = operations.filter((operation) => cacheControlOf(operation) !== 'no-store')
    expect(stored.filter(({ role, method, changesState }) => role !== null || method !== 'GET' || changesState)).toEqual([])
  })
})
