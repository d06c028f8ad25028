/** The machine that logs in again. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { FreshLogin } from '../../../../domain/account/fresh-login.ts'
import type { Session } from '../../../../domain/account/session.ts'
import { freshLoginMachine } from '../../../../src/machines/frame/fresh-login.ts'
import { deferred } from '../deferred.ts'
import { freshLoginTable } from './fresh-login.table.ts'

describe('fresh-login, path by path', () => testWalk(freshLoginTable))

describe('fresh-login', () => {
  it('stores no password and no code in its context', () => {
    const { logic } = deferred<Session, FreshLogin>()
    const actor = createActor(freshLoginMachine.provide({ actors: { sendRequest: logic } })).start()
    actor.send({ type: 'login.ask' })
    actor.send({ type: 'form.submit', form: { password: 'olives-and-thyme', code: '492039' } })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/olives-and-thyme|492039/)
  })
})
