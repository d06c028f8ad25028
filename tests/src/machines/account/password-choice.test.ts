/** The machine of the form for a new password. */
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { PasswordChoice } from '../../../../src/api/account/accounts.ts'
import { passwordChoiceMachine } from '../../../../src/machines/account/password-choice.ts'
import { deferred } from '../deferred.ts'
import { passwordChoiceTable } from './password-choice.table.ts'

describe('password-choice, path by path', () => testWalk(passwordChoiceTable))

describe('the choice of a password', () => {
  it('does not open the login after it was stopped', async () => {
    const { logic, calls } = deferred<string, PasswordChoice>()
    const clock = new SimulatedClock()
    let loginsOpened = 0
    const machine = passwordChoiceMachine.provide({
      actors: { sendRequest: logic },
      actions: { openLogin: () => void (loginsOpened += 1), endSession: () => {} },
    })
    const actor = createActor(machine, { input: { token: 'secret' }, clock }).start()
    actor.send({ type: 'form.submit', form: { newPassword: 'mountain-tea', confirmPassword: 'mountain-tea' } })
    calls[0]?.succeed('Changed.')
    await waitFor(actor, (snapshot) => snapshot.matches('succeeded'))
    actor.stop()
    clock.increment(2000)
    expect(loginsOpened).toBe(0)
  })
})
