/** The event in the modal. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Listing } from '../../domain/listing.ts'
import { openedEventMachine } from '../../src/machines/opened-event.ts'
import { deferred } from './deferred.ts'

const walk = { id: 7, title: 'Walk' } as Listing
const swim = { id: 8, title: 'Swim' } as Listing

function start(id: number | null) {
  const { logic, calls } = deferred<Listing | null, { id: number | null }>()
  const opened: (number | null)[] = []
  const machine = openedEventMachine.provide({
    actors: { findEvent: logic },
    actions: { openAddress: (_, params) => void opened.push(params.id) },
  })
  const actor = createActor(machine, { input: { id } }).start()
  return { actor, calls, opened }
}

describe('opened event', () => {
  it('is closed when the address names none', () => {
    const { actor, calls } = start(null)
    expect(actor.getSnapshot().matches('closed')).toBe(true)
    expect(calls).toEqual([])
  })

  it('is found when the address comes from elsewhere', async () => {
    const { actor, calls } = start(7)
    expect(calls[0]?.input).toEqual({ id: 7 })
    calls[0]?.succeed(walk)
    expect((await waitFor(actor, (snapshot) => snapshot.matches('open'))).context.event).toEqual(walk)
  })

  it('opens what was clicked without asking for it', () => {
    const { actor, calls, opened } = start(null)
    actor.send({ type: 'event.open', event: walk })
    expect(opened).toEqual([7])
    expect(actor.getSnapshot().matches('closed')).toBe(true)
    actor.send({ type: 'address.changed', id: 7 })
    expect(actor.getSnapshot().matches('open')).toBe(true)
    expect(calls).toEqual([])
  })

  it('closes through the address', () => {
    const { actor, opened } = start(null)
    actor.send({ type: 'event.open', event: walk })
    actor.send({ type: 'address.changed', id: 7 })
    actor.send({ type: 'event.close' })
    expect(opened).toEqual([7, null])
    actor.send({ type: 'address.changed', id: null })
    expect(actor.getSnapshot().matches('closed')).toBe(true)
  })

  it('says when there is no such event', async () => {
    const { actor, calls } = start(9)
    calls[0]?.succeed(null)
    await waitFor(actor, (snapshot) => snapshot.matches('missing'))
  })

  it('can be tried again when nobody answers', async () => {
    const { actor, calls } = start(7)
    calls[0]?.fail(new Error('away'))
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    actor.send({ type: 'event.retry' })
    calls[1]?.succeed(walk)
    await waitFor(actor, (snapshot) => snapshot.matches('open'))
  })

  it('forgets the search that another address overtakes', async () => {
    const { actor, calls } = start(7)
    actor.send({ type: 'address.changed', id: 8 })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[1]?.succeed(swim)
    expect((await waitFor(actor, (snapshot) => snapshot.matches('open'))).context.event).toEqual(swim)
  })

  it('goes on searching when the address repeats itself', () => {
    const { actor, calls } = start(7)
    actor.send({ type: 'address.changed', id: 7 })
    expect(actor.getSnapshot().matches('opening')).toBe(true)
    expect(calls).toHaveLength(1)
  })
})
