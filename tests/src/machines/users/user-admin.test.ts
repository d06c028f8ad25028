/** The machine of the list of users, with the toggles. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { Page } from '../../../../domain/lists/paging.ts'
import type { User } from '../../../../domain/account/user.ts'
import type { UserPlace } from '../../../../src/api/users.ts'
import { userAdminMachine } from '../../../../src/machines/users/user-admin.ts'
import { userToggleMachine } from '../../../../src/machines/users/user-toggle.ts'
import { deferred } from '../deferred.ts'
import { refusal } from '../failures.ts'
import { userAdminTable } from './user-admin.table.ts'

const place: UserPlace = { search: '', sort: 'id', page: 1 }
const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }
const nikos: User = { ...eleni, id: 3, username: 'nikos' }
const admin: User = { ...eleni, id: 1, username: 'admin', role: 'ROLE_ADMIN' }
const disabled = { ...eleni, enabled: false }
const page = (total = 2): Page<User> => ({ rows: [admin, eleni, nikos], total, isCapped: false })
const toggle = { type: 'user.toggle', user: eleni } as const

describe('user-admin, path by path', () => testWalk(userAdminTable))

function start(input: UserPlace = place) {
  const pages = deferred<Page<User>, UserPlace>()
  const toggles = deferred<User, User>()
  const opened: Partial<UserPlace>[] = []
  const clock = new SimulatedClock()
  const machine = userAdminMachine.provide({
    actors: { fetchPage: pages.logic, userToggle: userToggleMachine.provide({ actors: { toggleUser: toggles.logic } }) },
    actions: { openPlace: (_, changed) => void opened.push(changed) },
  })
  const actor = createActor(machine, { input: { ownName: 'admin', place: input }, clock }).start()
  const enabled = () => actor.getSnapshot().context.list?.rows.map((user) => user.enabled)
  return { actor, pages: pages.calls, toggles: toggles.calls, opened, clock, enabled }
}

async function ready(total?: number, input?: UserPlace) {
  const started = start(input)
  started.pages[0]?.succeed(page(total))
  await waitFor(started.actor, (snapshot) => snapshot.matches({ list: 'ready' }))
  return started
}

describe('user admin', () => {
  it('toggles two users at the same time, in any order of responses', async () => {
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
    expect(actor.getSnapshot().context.failures[2]).toBeNull()
    toggles[1]?.succeed(disabled)
    await waitFor(actor, ({ context: { toggling } }) => toggling.length === 0)
    expect(enabled()).toEqual([true, false, true])
  })

  it('ignores a page that was requested before the response to a toggle', async () => {
    const { actor, pages, toggles, enabled } = await ready()
    actor.send(toggle)
    actor.send({ type: 'address.changed', place: { ...place, sort: 'username' } })
    toggles[0]?.succeed(disabled)
    await waitFor(actor, ({ context: { toggling } }) => toggling.length === 0)
    expect(pages[1]?.signal.aborted).toBe(true)
    pages[2]?.succeed({ ...page(), rows: [disabled] })
    await waitFor(actor, (snapshot) => snapshot.matches({ list: 'ready' }))
    expect(enabled()).toEqual([false])
  })

  it('searches 300 ms after the last input', async () => {
    const { actor, opened, clock } = await ready(50, { ...place, sort: '-id', page: 4 })
    actor.send({ type: 'search.type', text: ' ni' })
    clock.increment(299)
    actor.send({ type: 'search.type', text: ' nik ' })
    clock.increment(299)
    expect(opened).toEqual([])
    clock.increment(1)
    expect(opened).toEqual([{ search: 'nik', page: 1 }])
  })

  it.each([{ search: 'nik' }, { sort: '-id' as const }, { page: 2 }])('fetches the list again when the address changes to %o', (part) => {
    const { actor, pages } = start()
    actor.send({ type: 'address.changed', place: { ...place, ...part } })
    expect(pages.map(({ input }) => input)).toEqual([place, { ...place, ...part }])
  })

  it('goes to the next page of a capped total, and from a page after the last one to the last', async () => {
    const capped = start({ ...place, page: 100 })
    const rows = Array.from({ length: 10 }, (_, index) => ({ ...eleni, id: index + 1 }))
    capped.pages[0]?.succeed({ rows, total: 1000, isCapped: true })
    await waitFor(capped.actor, (snapshot) => snapshot.matches({ list: 'ready' }))
    capped.actor.send({ type: 'page.next' })
    const beyond = await ready(12, { ...place, page: 9 })
    beyond.actor.send({ type: 'page.previous' })
    expect([capped.opened[0]?.page, beyond.opened[0]?.page]).toEqual([101, 2])
  })
})
