/** The table of the question which role a user has. */
import { done, failed, table } from 'xstate-walk'
import type { User } from '../../../../domain/account/user.ts'
import { roleChangeMachine } from '../../../../src/machines/users/role-change.ts'
import { unreachable } from '../failures.ts'

const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }
const moderator: User = { ...eleni, role: 'ROLE_MODERATOR' }
const asked = { user: eleni, role: 'ROLE_USER', failure: null } as const

export const roleChangeTable = table({
  machine: roleChangeMachine,
  starts: { 'open the users': { in: 'closed', context: { ...asked, user: null } } },
  events: {
    'ask for the role of eleni': { type: 'role.ask', user: eleni },
    'send another role': { type: 'role.send', role: 'ROLE_MODERATOR' },
    'send the same role': { type: 'role.send', role: 'ROLE_USER' },
    'cancel': { type: 'role.cancel' },
    'the server gives it': done('changeRole', moderator),
    'the server does not answer': failed('changeRole', unreachable),
  },
  tags: { open: ['open', 'changing'], busy: 'changing' },
  rows: [
    { in: 'closed', on: 'ask for the role of eleni', to: 'open', changes: asked },
    {
      in: 'open', on: 'send another role', to: 'changing', changes: { role: 'ROLE_MODERATOR', failure: null },
      invokes: [['changeRole', { user: eleni, role: 'ROLE_MODERATOR' }]],
    },
    { in: 'open', on: ['send the same role', 'cancel'], to: 'closed' },
    { in: 'changing', on: 'the server gives it', to: 'closed', calls: [['showUser', { user: moderator }]] },
    { in: 'changing', on: 'the server does not answer', to: 'open', changes: { failure: unreachable.failure } },
    { in: 'changing', on: ['send another role', 'send the same role', 'cancel'], ignored: 'The request is running.' },
    { in: ['open', 'changing'], on: 'ask for the role of eleni', ignored: 'The question is modal.' },
  ],
  key: ({ user, role, failure }) => [user === null, role, failure === null],
  paths: 6,
})
