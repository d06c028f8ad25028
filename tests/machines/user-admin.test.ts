/** The list of users, and the toggling of each. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { Failure } from '../../domain/failure.ts'
import type { User } from '../../domain/user.ts'
import type { UserPage, UserPlace } from '../../src/api/users.ts'
import type { UserAdminContext } from '../../src/machines/user-admin-context.ts'
import { userAdminMachine } from '../../src/machines/user-admin.ts'
import { userToggleMachine } from '../../src/machines/user-toggle.ts'
import { deferred } from './deferred.ts'
import { away, refusal } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const place: UserPlace = { search: '', sort: 'id', page: 1 }
const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }
const nikos: User = { ...eleni, id: 3, username: 'nikos' }
const admin: User = { ...eleni, id: 1, username: 'admin', role: 'ROLE_ADMIN' }
const disabled = { ...eleni, enabled: false }
const page = (total = 2): UserPage => ({ users: [admin, eleni, nikos], total, isCapped: false })
const context: UserAdminContext = { ownName: 'admin', place, typed: '', list: page(), toggling: [], failures: {}, alerts: [] }
const loadAlert = { kind: 'load', failure: away.failure } as const
const toggleAlert = { kind: 'toggle', failure: away.failure } as const
const refused: Failure = refusal('last-admin').failure

const toggle = { type: 'user.toggle', user: eleni } as const
const succeeded = { type: 'toggle.succeeded', user: disabled } as const
const toggleFailed = { type: 'toggle.failed', user: eleni, failure: away.failure } as const
const close = { type: 'alert.close' } as const
const pageAfter = { ...page(), users: [admin, disabled, nikos] }
const afterFailure = { toggling: [], failures: { 2: away.failure }, alerts: [toggleAlert] }
const placeAfter: UserPlace = { search: 'el', sort: '-email', page: 2 }
const moved = { type: 'address.changed', ...placeAfter } as const

describe('user admin, by its table', () => {
  testTransitions<UserAdminContext>(userAdminMachine, context, [
    { in: 'loading', with: { list: null }, on: done('fetchUsers', page()), to: 'ready', holds: { list: page() } },
    { in: 'loading', on: failed('fetchUsers', away), to: 'failed', holds: { list: null, alerts: [loadAlert] } },
    { in: 'loading', with: { toggling: [2, 3] }, on: succeeded, to: 'loading', holds: { toggling: [3] } },
    { in: 'failed', on: { type: 'list.retry' }, to: 'loading' },
    { in: 'ready', on: { type: 'list.retry' }, to: 'ready' },
    { in: 'ready', on: moved, to: 'loading', holds: { place: placeAfter, typed: 'el', list: page() } },
    { in: 'ready', with: { typed: ' el ' }, on: moved, to: 'loading', holds: { typed: ' el ' } },
    { in: 'ready', on: { type: 'address.changed', ...place }, to: 'ready' },
    { in: 'ready', on: { type: 'search.type', text: 'nik' }, to: 'ready', holds: { typed: 'nik', place } },
    { in: 'ready', with: { typed: 'nik' }, on: { type: 'search.apply' }, to: 'ready', calls: ['openPlace'] },
    { in: 'ready', with: { typed: '  ' }, on: { type: 'search.apply' }, to: 'ready' },
    { in: 'ready', on: { type: 'sort.choose', column: 'email' }, to: 'ready', calls: ['openPlace'] },
    { in: 'ready', with: { list: page(11) }, on: { type: 'page.next' }, to: 'ready', calls: ['openPlace'] },
    { in: 'ready', with: { list: page(10) }, on: { type: 'page.next' }, to: 'ready' },
    { in: 'ready', with: { place: { ...place, page: 2 } }, on: { type: 'page.previous' }, to: 'ready', calls: ['openPlace'] },
    { in: 'ready', on: { type: 'page.previous' }, to: 'ready' },
    { in: 'ready', with: { failures: { 2: refused } }, on: toggle, to: 'ready', holds: { toggling: [2], failures: { 2: undefined } } },
    { in: 'ready', with: { toggling: [2] }, on: toggle, to: 'ready', holds: { toggling: [2] } },
    { in: 'ready', on: { type: 'user.toggle', user: admin }, to: 'ready', holds: { toggling: [] } },
    { in: 'ready', with: { toggling: [2, 3] }, on: succeeded, to: 'ready', holds: { toggling: [3], list: pageAfter } },
    { in: 'failed', with: { list: null, toggling: [2] }, on: succeeded, to: 'failed', holds: { toggling: [], list: null } },
    { in: 'ready', with: { toggling: [2] }, on: toggleFailed, to: 'ready', holds: afterFailure },
    { in: 'ready', with: { alerts: [toggleAlert, loadAlert] }, on: close, to: 'loading', holds: { alerts: [loadAlert] } },
    { in: 'ready', with: { alerts: [{ kind: 'toggle', failure: refused }] }, on: close, to: 'ready', holds: { alerts: [] } },
    { in: 'failed', with: { alerts: [loadAlert] }, on: close, to: 'failed', holds: { alerts: [] } },
  ])
})

describe('a toggle, by its table', () => {
  const asker = createActor(userAdminMachine, { input: { ownName: 'admin', place } })
  testTransitions(userToggleMachine, { user: eleni, asker }, [
    { in: 'toggling', on: done('toggleUser', disabled), to: 'succeeded' },
    { in: 'toggling', on: failed('toggleUser', away), to: 'failed' },
  ])
})

function start(input: UserPlace = place) {
  const pages = deferred<UserPage, UserPlace>()
  const toggles = deferred<User, User>()
  const opened: UserPlace[] = []
  const clock = new SimulatedClock()
  const machine = userAdminMachine.provide({
    actors: { fetchUsers: pages.logic, userToggle: userToggleMachine.provide({ actors: { toggleUser: toggles.logic } }) },
    actions: { openPlace: (_, params) => void opened.push(params.place) },
  })
  const actor = createActor(machine, { input: { ownName: 'admin', place: input }, clock }).start()
  const enabled = () => actor.getSnapshot().context.list?.users.map((user) => user.enabled)
  return { actor, pages: pages.calls, toggles: toggles.calls, opened, clock, enabled }
}

async function ready(total?: number, input?: UserPlace) {
  const started = start(input)
  started.pages[0]?.succeed(page(total))
  await waitFor(started.actor, (snapshot) => snapshot.matches('ready'))
  return started
}

describe('user admin', () => {
  it('toggles two users at once, whichever answers first', async () => {
    const { actor, toggles, enabled } = await ready()
    actor.send(toggle)
    actor.send(toggle)
    actor.send({ type: 'user.toggle', user: nikos })
    expect(toggles.map(({ input }) => input)).toEqual([eleni, nikos])
    toggles[1]?.succeed({ ...nikos, enabled: false })
    await waitFor(actor, ({ context: { toggling } }) => toggling.length === 1)
    expect(enabled()).toEqual([true, true, false])
    toggles[0]?.fail(refusal('unknown-user'))
    await waitFor(actor, ({ context: { toggling } }) => toggling.length === 0)
    expect(actor.getSnapshot().context.failures[2]?.type).toBe('unknown-user')
    expect(enabled()).toEqual([true, true, false])
  })

  it('toggles a user again after a failure', async () => {
    const { actor, toggles, enabled } = await ready()
    actor.send(toggle)
    toggles[0]?.fail(refusal('last-admin'))
    await waitFor(actor, ({ context: { alerts } }) => alerts.length === 1)
    actor.send(toggle)
    expect(actor.getSnapshot().context.failures[2]).toBeUndefined()
    toggles[1]?.succeed(disabled)
    await waitFor(actor, ({ context: { toggling } }) => toggling.length === 0)
    expect(enabled()).toEqual([true, false, true])
  })

  it('reads anew what is there when nobody answered, since a second try would undo the first', async () => {
    const { actor, pages, toggles } = await ready()
    actor.send(toggle)
    toggles[0]?.fail(away)
    await waitFor(actor, ({ context: { alerts } }) => alerts.length === 1)
    expect(pages).toHaveLength(1)
    actor.send({ type: 'alert.close' })
    expect(pages).toHaveLength(2)
  })

  it('does not take a page that was asked for before a toggle was answered', async () => {
    const { actor, pages, toggles, enabled } = await ready()
    actor.send(toggle)
    actor.send({ type: 'address.changed', ...place, sort: 'username' })
    toggles[0]?.succeed(disabled)
    await waitFor(actor, ({ context: { toggling } }) => toggling.length === 0)
    expect(pages[1]?.signal.aborted).toBe(true)
    pages[2]?.succeed({ ...page(), users: [disabled] })
    await waitFor(actor, (snapshot) => snapshot.matches('ready'))
    expect(enabled()).toEqual([false])
  })

  it('searches once nothing was typed for 300 ms, from the first page', async () => {
    const { actor, opened, clock } = await ready(50, { ...place, sort: '-id', page: 4 })
    actor.send({ type: 'search.type', text: ' ni' })
    clock.increment(299)
    actor.send({ type: 'search.type', text: ' nik ' })
    clock.increment(299)
    expect(opened).toEqual([])
    clock.increment(1)
    expect(opened).toEqual([{ search: 'nik', sort: '-id', page: 1 }])
  })

  it('searches at once when asked to, and then not again', async () => {
    const { actor, opened, clock } = await ready()
    actor.send({ type: 'search.type', text: 'nik' })
    actor.send({ type: 'search.apply' })
    expect(opened).toHaveLength(1)
    actor.send({ type: 'address.changed', ...place, search: 'nik' })
    clock.increment(1000)
    expect(opened).toHaveLength(1)
  })

  it('sorts by a column, and the other way round by the same column again', async () => {
    const { actor, opened } = await ready(50, { ...place, page: 3 })
    actor.send({ type: 'sort.choose', column: 'email' })
    actor.send({ type: 'address.changed', ...place, sort: 'email' })
    actor.send({ type: 'sort.choose', column: 'email' })
    expect(opened).toEqual([{ ...place, sort: 'email' }, { ...place, sort: '-email' }])
  })

  it('goes on beyond a total that is capped, and back from beyond the last page to the last', async () => {
    const capped = start({ ...place, page: 100 })
    const users = Array.from({ length: 10 }, (_, index) => ({ ...eleni, id: index + 1 }))
    capped.pages[0]?.succeed({ users, total: 1000, isCapped: true })
    await waitFor(capped.actor, (snapshot) => snapshot.matches('ready'))
    capped.actor.send({ type: 'page.next' })
    const beyond = await ready(12, { ...place, page: 9 })
    beyond.actor.send({ type: 'page.previous' })
    expect([capped.opened[0]?.page, beyond.opened[0]?.page]).toEqual([101, 2])
  })
})
