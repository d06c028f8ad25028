/** The machine of the opened event. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { openedEventMachine } from '../../../../src/machines/events/opened-event.ts'
import { deferred } from '../deferred.ts'
import { openedEventTable } from './opened-event.table.ts'
import { testTags } from '../tags.ts'

describe('opened-event, path by path', () => testWalk(openedEventTable))

describe('opened event', () => {
  it('aborts the request for an event when the address names another', () => {
    const { logic, calls } = deferred<Listing | null, { id: number | null }>()
    const actor = createActor(openedEventMachine.provide({ actors: { findEvent: logic } }), { input: { id: 7 } }).start()
    actor.send({ type: 'address.changed', id: 8 })
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(calls[1]?.input).toEqual({ id: 8 })
  })

  testTags(openedEventMachine, { id: 7, clicked: null, event: null }, [
    ['closed', []],
    ['opening', ['busy']],
    ['open', ['open']],
    ['missing', ['missing']],
    ['failed', ['failed']],
  ])
})
