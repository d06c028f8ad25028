/** The list that is read page by page. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { RequestFailed } from '../../domain/failure.ts'
import { noFilter } from '../../domain/filter.ts'
import { listingBrowserMachine, type ListPlace } from '../../src/machines/listing-browser.ts'
import type { ListPage } from '../../src/api/approved-listings.ts'
import { deferred } from './deferred.ts'

const volos: ListPlace = { filter: { cities: ['Volos'], tags: [] }, page: 1 }
const entry = { id: 1 } as ListPage['entries'][number]
const page = (total: number): ListPage => ({ entries: total === 0 ? [] : [entry], total, isCapped: false })
const away = new RequestFailed({ status: null, type: null, sentence: null })

function start(input: ListPlace = { filter: noFilter, page: 1 }) {
  const { logic, calls } = deferred<ListPage, ListPlace>()
  const opened: number[] = []
  const logged: unknown[] = []
  const machine = listingBrowserMachine.provide({
    actors: { fetchPage: logic },
    actions: {
      openPage: (_, params) => void opened.push(params.page),
      logFailure: (_, params) => void logged.push(params.failure),
    },
  })
  const actor = createActor(machine, { input }).start()
  const settled = (state: 'ready' | 'empty' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, calls, opened, logged, settled }
}

describe('listing browser', () => {
  it('reads the page that the address names', async () => {
    const { actor, calls, settled } = start({ ...volos, page: 3 })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(calls.map(({ input }) => input)).toEqual([{ ...volos, page: 3 }])
    calls[0]?.succeed(page(25))
    expect((await settled('ready')).context.list?.total).toBe(25)
  })

  it('is empty when nothing matches', async () => {
    const { calls, settled } = start()
    calls[0]?.succeed(page(0))
    expect((await settled('empty')).context.list?.entries).toEqual([])
  })

  it('keeps nothing after a failure, logs it, and reads again on demand', async () => {
    const { actor, calls, logged, settled } = start()
    calls[0]?.fail(away)
    expect((await settled('failed')).context.list).toBeNull()
    expect(logged).toEqual([away.failure])
    actor.send({ type: 'list.retry' })
    expect(calls).toHaveLength(2)
    calls[1]?.succeed(page(1))
    expect((await settled('ready')).context.list?.total).toBe(1)
  })

  it('asks for the neighbouring pages only where they are', async () => {
    const { actor, calls, opened, settled } = start({ filter: noFilter, page: 2 })
    calls[0]?.succeed(page(20))
    await settled('ready')
    expect(actor.getSnapshot().can({ type: 'page.next' })).toBe(false)
    actor.send({ type: 'page.next' })
    actor.send({ type: 'page.previous' })
    expect(opened).toEqual([1])
  })

  it('keeps the old page in view while the next one loads', async () => {
    const { actor, calls, opened, settled } = start()
    calls[0]?.succeed(page(20))
    await settled('ready')
    actor.send({ type: 'page.next' })
    expect(opened).toEqual([2])
    actor.send({ type: 'address.changed', filter: noFilter, page: 2 })
    expect(actor.getSnapshot().matches('loading')).toBe(true)
    expect(actor.getSnapshot().context.list?.total).toBe(20)
  })

  it('forgets a page that is overtaken by another address', async () => {
    const { actor, calls, settled } = start()
    actor.send({ type: 'address.changed', ...volos })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.succeed(page(0))
    calls[1]?.succeed(page(7))
    expect((await settled('ready')).context.list?.total).toBe(7)
  })

  it('does not read again when the address says the same', async () => {
    const { actor, calls, settled } = start(volos)
    calls[0]?.succeed(page(1))
    await settled('ready')
    actor.send({ type: 'address.changed', ...volos })
    expect(actor.getSnapshot().matches('ready')).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('leads back to the first page from one beyond the last', async () => {
    const { actor, calls, opened, settled } = start({ filter: noFilter, page: 9 })
    calls[0]?.succeed({ entries: [], total: 12, isCapped: false })
    await settled('empty')
    actor.send({ type: 'page.previous' })
    expect(opened).toEqual([1])
  })
})
