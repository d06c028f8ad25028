/** The machine of a paged list. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import { noFilter } from '../../../../domain/lists/filter.ts'
import type { Entry } from '../../../../domain/listing/listing.ts'
import type { Page } from '../../../../domain/lists/paging.ts'
import { listingBrowserMachine, type FilteredPlace } from '../../../../src/machines/lists/listing-browser.ts'
import { deferred } from '../deferred.ts'
import { listingBrowserTable } from './listing-browser.table.ts'

describe('listing-browser, path by path', () => testWalk(listingBrowserTable))

describe('listing browser', () => {
  it('aborts and ignores a page when the address changes', async () => {
    const { logic, calls } = deferred<Page<Entry>, FilteredPlace>()
    const machine = listingBrowserMachine.provide({ actors: { fetchPage: logic } })
    const actor = createActor(machine, { input: { filter: noFilter, page: 1, today: null } }).start()
    actor.send({ type: 'address.changed', place: { filter: { cities: ['Volos'], tags: [] }, page: 1, today: null } })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed({ rows: [], total: 0, isCapped: false })
    calls[1]?.succeed({ rows: [{ id: 1 } as Entry], total: 7, isCapped: false })
    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'))
    expect(ready.context.list?.total).toBe(7)
  })

  it('fails at the next page if no route provides what opens it', async () => {
    const { logic, calls } = deferred<Page<Entry>, FilteredPlace>()
    const machine = listingBrowserMachine.provide({ actors: { fetchPage: logic } })
    const actor = createActor(machine, { input: { filter: noFilter, page: 1, today: null } })
    const errors: unknown[] = []
    actor.subscribe({ error: (error) => errors.push(error) })
    actor.start()
    calls[0]?.succeed({ rows: [{ id: 1 } as Entry], total: 20, isCapped: false })
    await waitFor(actor, (snapshot) => snapshot.matches('ready'))
    actor.send({ type: 'page.next' })
    expect(errors).toEqual([new Error('openPlace is not provided')])
  })
})
