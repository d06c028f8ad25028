/** Signing in. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { LoginForm } from '../../domain/login.ts'
import type { Session } from '../../domain/session.ts'
import { loginMachine, type LoginContext } from '../../src/machines/login.ts'
import { deferred } from './deferred.ts'
import { away, refusal } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const form: LoginForm = { username: 'eleni', password: 'olives-and-thyme' }
const submit = { type: 'form.submit', form } as const
const incomplete = { type: 'form.submit', form: { username: ' ', password: '' } } as const
const session: Session = { username: 'eleni', role: 'ROLE_USER', token: 'a.b.c', expiresAt: null }
const wrongPassword = refusal('wrong-password', 'Wrong password.')
const notConfirmed = refusal('not-confirmed')
const bothMissing = { username: { rule: 'missing' }, password: { rule: 'missing' } } as const

describe('login, by its table', () => {
  testTransitions<LoginContext>(loginMachine, { username: '', faults: {}, failure: null }, [
    { in: 'editing', on: submit, to: 'submitting', holds: { username: 'eleni', faults: {} } },
    { in: 'editing', on: incomplete, to: 'editing', holds: { faults: bothMissing } },
    { in: 'submitting', on: submit, to: 'submitting' },
    { in: 'submitting', on: done('login', session), to: 'succeeded', calls: ['startSession'] },
    { in: 'submitting', on: failed('login', wrongPassword), to: 'refused', holds: { failure: wrongPassword.failure } },
    { in: 'submitting', on: failed('login', notConfirmed), to: 'failed', holds: { failure: notConfirmed.failure } },
    { in: 'submitting', on: failed('login', away), to: 'failed', holds: { failure: away.failure } },
    { in: 'refused', with: { failure: wrongPassword.failure }, on: submit, to: 'submitting', holds: { failure: null } },
    { in: 'failed', on: submit, to: 'submitting' },
    { in: 'failed', with: { failure: away.failure }, on: incomplete, to: 'editing', holds: { faults: bothMissing, failure: null } },
    { in: 'succeeded', on: submit, to: 'succeeded' },
  ])
})

describe('login', () => {
  function start() {
    const { logic, calls } = deferred<Session, LoginForm>()
    const started: Session[] = []
    const machine = loginMachine.provide({
      actors: { login: logic },
      actions: { startSession: (_, params) => void started.push(params.session) },
    })
    return { actor: createActor(machine).start(), calls, started }
  }

  it('sends once what is submitted twice, and starts the session that comes of it', async () => {
    const { actor, calls, started } = start()
    actor.send({ type: 'form.submit', form: { ...form, username: 'eleni ' } })
    actor.send(submit)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(calls.map(({ input }) => input)).toEqual([form])
    calls[0]?.succeed(session)
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'))
    expect(started).toEqual([session])
  })

  it('keeps no password', () => {
    const { actor } = start()
    actor.send(submit)
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(form.password)
  })

  it('can be tried again after a refusal', async () => {
    const { actor, calls } = start()
    actor.send(submit)
    calls[0]?.fail(wrongPassword)
    await waitFor(actor, (snapshot) => snapshot.matches('refused'))
    actor.send(submit)
    calls[1]?.succeed(session)
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'))
  })
})
