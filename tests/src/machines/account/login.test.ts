/** The machine of the login. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { Credentials } from '../../../../domain/account/login.ts'
import type { Session } from '../../../../domain/account/session.ts'
import { loginMachine } from '../../../../src/machines/account/login.ts'
import { deferred } from '../deferred.ts'
import { loginTable } from './login.table.ts'

describe('login, path by path', () => testWalk(loginTable))

describe('login', () => {
  it('stores no password in its context', () => {
    const { logic } = deferred<Session, Credentials>()
    const actor = createActor(loginMachine.provide({ actors: { sendRequest: logic } })).start()
    actor.send({ type: 'form.submit', form: { username: 'eleni', password: 'olives-and-thyme', code: '492039', keep: '' } })
    expect(JSON.stringify(actor.getSnapshot().context)).not.toMatch(/olives-and-thyme|492039/)
  })
})
