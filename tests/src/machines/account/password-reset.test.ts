/** A forgotten password: the link that is asked for, and the new password that is chosen with it. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import type { PasswordChoice } from '../../../../src/api/accounts.ts'
import { passwordResetMachine } from '../../../../src/machines/account/password-reset.ts'
import { deferred } from '../deferred.ts'
import { passwordResetTable } from './password-reset.table.ts'
import { testWalk } from '../walked.ts'

describe('password-reset, path by path', () => testWalk(passwordResetTable))

describe('password reset', () => {
  it('opens no login once the screen is left', async () => {
    const { logic, calls } = deferred<string, PasswordChoice>()
    const clock = new SimulatedClock()
    let loginsOpened = 0
    const machine = passwordResetMachine.provide({
      actors: { resetPassword: logic },
      actions: { openLogin: () => void (loginsOpened += 1) },
    })
    const actor = createActor(machine, { input: { token: 'secret' }, clock }).start()
    actor.send({ type: 'password.choose', form: { newPassword: 'mountain-tea', confirmPassword: 'mountain-tea' } })
    calls[0]?.succeed('Changed.')
    await waitFor(actor, (snapshot) => snapshot.matches({ choosing: 'saved' }))
    actor.stop()
    clock.increment(2000)
    expect(loginsOpened).toBe(0)
  })
})
