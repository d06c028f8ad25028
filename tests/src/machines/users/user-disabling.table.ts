/** The table of the question before a member is disabled. */
import { done, failed, table } from 'xstate-walk'
import type { User } from '../../../../domain/account/user.ts'
import type { UserDisablingContext } from '../../../../src/machines/users/user-disabling.ts'
import { userDisablingMachine } from '../../../../src/machines/users/user-disabling.ts'
import { unreachable } from '../failures.ts'

const eleni: User = { id: 2, username: 'eleni', email: 'eleni@example.org', enabled: true, role: 'ROLE_USER' }
const disabled: User = { ...eleni, enabled: false }
const counts = { waiting: 3, published: 12, isCapped: false }
const byDefault = { given: { reasons: [], reason: '' }, removeWaiting: true, hidePublished: true }
const chosen = { given: { reasons: [3], reason: 'Spam.' }, removeWaiting: true, hidePublished: false }
const longReason = { ...chosen, given: { reasons: [], reason: 'a'.repeat(1001) } }
const asked = { user: eleni, disabling: byDefault, faults: {}, counts: null, failure: null }
const open = ['open.counting', 'open.counted']

export const userDisablingTable = table({
  machine: userDisablingMachine,
  starts: { 'open the users': { in: 'closed', context: { ...asked, user: null } } },
  events: {
    'disable eleni': { type: 'user.disable', user: eleni },
    'send the reasons': { type: 'disabling.send', disabling: chosen },
    'send too long a reason': { type: 'disabling.send', disabling: longReason },
    'cancel': { type: 'disabling.cancel' },
    'the numbers of listings arrive': done('countListings', counts),
    'the numbers of listings do not arrive': failed('countListings', unreachable),
    'the server disables her': done('disable', disabled),
    'the server does not answer': failed('disable', unreachable),
  },
  tags: { open: ['open', 'disabling'], busy: 'disabling' },
  rows: [
    { in: 'closed', on: 'disable eleni', to: 'open.counting', changes: asked, invokes: [['countListings', 'eleni']] },
    { in: 'open.counting', on: 'the numbers of listings arrive', to: 'open.counted', changes: { counts } },
    { in: 'open.counting', on: 'the numbers of listings do not arrive', to: 'open.counted' },
    {
      in: open, on: 'send the reasons', to: 'disabling', changes: { disabling: chosen, faults: {}, failure: null },
      invokes: [['disable', { ...chosen, user: eleni }]],
    },
    {
      in: open, on: 'send too long a reason', to: 'open.counted',
      changes: { disabling: longReason, faults: { reason: { rule: 'too-long', limit: 1000 } }, failure: null },
    },
    { in: open, on: 'cancel', to: 'closed' },
    { in: 'disabling', on: 'the server disables her', to: 'closed', calls: [['showUser', { user: disabled }]] },
    { in: 'disabling', on: 'the server does not answer', to: 'open.counted', changes: { failure: unreachable.failure } },
    { in: 'disabling', on: ['send the reasons', 'send too long a reason', 'cancel'], ignored: 'The request is running.' },
    { in: [...open, 'disabling'], on: 'disable eleni', ignored: 'The question is modal.' },
  ],
  always: {
    'a reason that is too long is not sent': ['disabling', ({ faults }: UserDisablingContext) => Object.keys(faults).length === 0],
  },
  key: ({ user, counts: known, faults, failure }) => [user === null, known === null, Object.keys(faults), failure === null],
  paths: 19,
})
