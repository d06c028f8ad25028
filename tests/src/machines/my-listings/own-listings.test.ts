/** The machine of My listings. */
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { OwnListing } from '../../../../domain/listing/own-listing.ts'
import type { Page } from '../../../../domain/lists/paging.ts'
import { ownListingsMachine } from '../../../../src/machines/my-listings/own-listings.ts'
import { ownListingsTable } from './own-listings.table.ts'

describe('own-listings, path by path', () => testWalk(ownListingsTable))

// The table has one page of one search, since each place multiplies its paths.
it('reads the list anew for another page of a search, and for another search on the same page', () => {
  const fetchPage = vi.fn(() => new Promise<Page<OwnListing>>(() => {}))
  const machine = ownListingsMachine.provide({ actors: { fetchPage: fromPromise(fetchPage) } })
  const actor = createActor(machine, { input: { page: 2, search: 'jars' } }).start()
  for (const place of [{ page: 2, search: 'jars' }, { page: 2, search: 'soap' }, { page: 1, search: 'soap' }]) {
    actor.send({ type: 'address.changed', place })
  }
  expect(fetchPage).toHaveBeenCalledTimes(3)
  actor.stop()
})
