/** The machine of the opened listing. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { openedListingMachine } from '../../../../src/machines/lists/opened-listing.ts'
import { deferred } from '../deferred.ts'
import { openedListingTable } from './opened-listing.table.ts'
import { testTags } from '../tags.ts'

describe('opened-listing, path by path', () => testWalk(openedListingTable))

describe('opened listing', () => {
  it('aborts the request for a listing when the address names another', () => {
    const { logic, calls } = deferred<Listing | null, { id: number | null }>()
    const actor = createActor(openedListingMachine.provide({ actors: { findListing: logic } }), { input: { id: 7 } }).start()
    actor.send({ type: 'address.changed', id: 8 })
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(calls[1]?.input).toEqual({ id: 8 })
  })

  testTags(openedListingMachine, { id: 7, clicked: null, listing: null }, [
    ['closed', []],
    ['opening', ['busy']],
    ['open', ['open']],
    ['missing', ['missing']],
    ['failed', ['failed']],
  ])
})
