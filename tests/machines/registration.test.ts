/** Becoming a member. */
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Registration, RegistrationForm } from '../../domain/registration.ts'
import { registrationMachine, type RegistrationContext } from '../../src/machines/registration.ts'
import { deferred } from './deferred.ts'
import { away, refusal } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const email = 'eleni@example.org'
const password = 'olives-and-thyme'
const form: RegistrationForm = { username: 'eleni', email, confirmEmail: email, password, confirmPassword: password }
const submit = { type: 'form.submit', form } as const
const different = { type: 'form.submit', form: { ...form, confirmEmail: 'x@example.org', confirmPassword: 'x' } } as const
const close = { type: 'status.close' } as const
const taken = refusal('username-taken')
const takenName = { faults: { username: { rule: 'taken' } }, failure: taken.failure } as const
const differ = { confirmEmail: { rule: 'emails-differ' }, confirmPassword: { rule: 'passwords-differ' } } as const

describe('registration, by its table', () => {
  testTransitions<RegistrationContext>(registrationMachine, { faults: {}, failure: null }, [
    { in: 'editing', on: submit, to: 'submitting' },
    { in: 'editing', with: { faults: differ }, on: submit, to: 'submitting', holds: { faults: {} } },
    { in: 'editing', on: different, to: 'editing', holds: { faults: differ } },
    { in: 'submitting', on: submit, to: 'submitting' },
    { in: 'submitting', on: done('register', 'Welcome.'), to: 'succeeded' },
    { in: 'submitting', on: failed('register', away), to: 'failed', holds: { faults: {}, failure: away.failure } },
    { in: 'submitting', on: failed('register', taken), to: 'failed', holds: takenName },
    { in: 'succeeded', on: close, to: 'editing' },
    { in: 'succeeded', on: submit, to: 'succeeded' },
    { in: 'failed', on: close, to: 'editing' },
    { in: 'failed', on: submit, to: 'failed' },
  ])
})

describe('registration', () => {
  it('sends once what is submitted twice, without the repetitions and the blanks of a phone', async () => {
    const { logic, calls } = deferred<string, Registration>()
    const actor = createActor(registrationMachine.provide({ actors: { register: logic } })).start()
    actor.send({ type: 'form.submit', form: { ...form, username: ' eleni', confirmEmail: `${email} ` } })
    actor.send(submit)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(calls.map(({ input }) => input)).toEqual([{ username: 'eleni', email, password }])
    calls[0]?.succeed('Welcome.')
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'))
  })
})
