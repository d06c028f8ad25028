/** The table of the toggle of a user. */
import { createActor, fromCallback } from 'xstate'
import { done, failed, table } from 'xstate-walk'
import type { User } from '../../../../domain/account/user.ts'
import { userToggleMachine, type UserToggleReply } from '../../../../src/machines/users/user-toggle.ts'
import { unreachable } from '../failures.ts'

const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }
const disabled = { ...eleni, enabled: false }
const parent = createActor(fromCallback<UserToggleReply>(() => {}), { id: 'parent' }).start()

export const userToggleTable = table({
  machine: userToggleMachine,
  starts: {
    'toggle eleni': {
      input: () => ({ user: eleni, parent }), in: 'toggling', context: { user: eleni, parent }, invokes: [['toggleUser', eleni]],
    },
  },
  events: {
    'the server disables her': done('toggleUser', disabled),
    'the server does not answer': failed('toggleUser', unreachable),
  },
  tags: { busy: 'toggling' },
  rows: [
    {
      in: 'toggling', on: 'the server disables her', to: 'succeeded',
      calls: [['to parent', { type: 'toggle.succeeded', user: disabled }]],
    },
    {
      in: 'toggling', on: 'the server does not answer', to: 'failed',
      calls: [['to parent', { type: 'toggle.failed', user: eleni, failure: unreachable.failure }]],
    },
  ],
  paths: 2,
})
