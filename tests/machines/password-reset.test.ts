/** A forgotten password. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { PasswordChoice } from '../../src/api/accounts.ts'
import { passwordResetMachine, type PasswordResetContext } from '../../src/machines/password-reset.ts'
import { deferred } from './deferred.ts'
import { away, refusal } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const request = { type: 'link.request', form: { email: 'eleni@example.org' } } as const
const mistyped = { type: 'link.request', form: { email: 'eleni' } } as const
const choose = { type: 'password.choose', form: { newPassword: 'mountain-tea', confirmPassword: 'mountain-tea' } } as const
const different = { type: 'password.choose', form: { newPassword: 'mountain-tea', confirmPassword: 'mountain' } } as const
const close = { type: 'status.close' } as const
const redirect = { type: 'xstate.after.redirect.password-reset.choosing.saved' }
const awayFailure = { failure: away.failure }
const changed = { answer: 'Changed.' }
const expired = refusal('unknown-link')
const malformed = { email: { rule: 'malformed' } } as const
const differ = { confirmPassword: { rule: 'passwords-differ' } } as const

describe('password reset, by its table', () => {
  testTransitions<PasswordResetContext>(passwordResetMachine, { token: 't', faults: {}, answer: null, failure: null }, [
    { in: { requesting: 'editing' }, with: { faults: malformed }, on: request, to: { requesting: 'sending' }, holds: { faults: {} } },
    { in: { requesting: 'editing' }, on: mistyped, to: { requesting: 'editing' }, holds: { faults: malformed } },
    { in: { requesting: 'sending' }, on: request, to: { requesting: 'sending' } },
    { in: { requesting: 'sending' }, on: done('forgotPassword', 'Sent.'), to: { requesting: 'linkSent' }, holds: { answer: 'Sent.' } },
    { in: { requesting: 'sending' }, on: failed('forgotPassword', away), to: { requesting: 'linkFailed' }, holds: awayFailure },
    { in: { requesting: 'linkSent' }, on: close, to: { requesting: 'editing' } },
    { in: { requesting: 'linkFailed' }, on: close, to: { requesting: 'editing' } },
    { in: { requesting: 'editing' }, on: choose, to: { requesting: 'editing' } },
    { in: { choosing: 'editing' }, with: { faults: differ }, on: choose, to: { choosing: 'saving' }, holds: { faults: {} } },
    { in: { choosing: 'editing' }, on: different, to: { choosing: 'editing' }, holds: { faults: differ } },
    { in: { choosing: 'saving' }, on: choose, to: { choosing: 'saving' } },
    { in: { choosing: 'saving' }, on: done('resetPassword', 'Changed.'), to: { choosing: 'saved' }, calls: ['endSession'], holds: changed },
    { in: { choosing: 'saving' }, on: failed('resetPassword', expired), to: { choosing: 'failed' }, holds: { failure: expired.failure } },
    { in: { choosing: 'saved' }, on: redirect, to: { choosing: 'saved' }, calls: ['openLogin'] },
    { in: { choosing: 'saved' }, on: close, to: { choosing: 'saved' }, calls: ['openLogin'] },
    { in: { choosing: 'failed' }, on: close, to: { choosing: 'editing' } },
    { in: { choosing: 'editing' }, on: request, to: { choosing: 'editing' } },
  ])
})

describe('password reset', () => {
  function start(token: string | null) {
    const forgotten = deferred<string, { email: string }>()
    const reset = deferred<string, PasswordChoice>()
    const clock = new SimulatedClock()
    let loginsOpened = 0
    const machine = passwordResetMachine.provide({
      actors: { forgotPassword: forgotten.logic, resetPassword: reset.logic },
      actions: { openLogin: () => void (loginsOpened += 1) },
    })
    const actor = createActor(machine, { input: { token }, clock }).start()
    return { actor, clock, links: forgotten.calls, choices: reset.calls, loginsOpened: () => loginsOpened }
  }

  it('asks for a link without a token', async () => {
    const { actor, links } = start(null)
    actor.send({ type: 'link.request', form: { email: ' eleni@example.org' } })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(links.map(({ input }) => input)).toEqual([{ email: 'eleni@example.org' }])
    links[0]?.succeed('Sent.')
    await waitFor(actor, (snapshot) => snapshot.matches({ requesting: 'linkSent' }))
  })

  it('opens the login 2000 ms after a new password is saved, and not before', async () => {
    const { actor, clock, choices, loginsOpened } = start('secret')
    actor.send(choose)
    actor.send(choose)
    expect(choices.map(({ input }) => input)).toEqual([{ token: 'secret', newPassword: 'mountain-tea' }])
    choices[0]?.succeed('Changed.')
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'saved' }))
    clock.increment(1999)
    expect(loginsOpened()).toBe(0)
    clock.increment(1)
    expect(loginsOpened()).toBe(1)
  })

  it('opens no login once the screen is left', async () => {
    const { actor, clock, choices, loginsOpened } = start('secret')
    actor.send(choose)
    choices[0]?.succeed('Changed.')
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'saved' }))
    actor.stop()
    clock.increment(2000)
    expect(loginsOpened()).toBe(0)
  })
})
