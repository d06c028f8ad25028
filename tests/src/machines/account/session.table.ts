/** The table of the session. */
import { after, done, failed, table } from 'xstate-walk'
import type { Session } from '../../../../domain/account/session.ts'
import { sessionMachine, type SessionContext } from '../../../../src/machines/account/session.ts'
import { unreachable } from '../failures.ts'

const hour = 3_600_000
/** The browser ends longer timers immediately. */
const longestTimer = 2 ** 31 - 1

const eleni: Session = { username: 'eleni', role: 'ROLE_USER', token: 'e', expiresAt: hour }
/** With the same token, so that the walk does not tell it from the first one. */
const renewed: Session = eleni
const nikos: Session = { username: 'nikos', role: 'ROLE_ADMIN', token: 'n', expiresAt: null }
const moderator: Session = { ...eleni, role: 'ROLE_MODERATOR' }
const expired: Session = { ...eleni, token: 'o', expiresAt: 0 }

const isEleni = ({ session }: { session: Session | null }) => session?.token === 'e'
const isNikos = ({ session }: { session: Session | null }) => session?.token === 'n'
const isSignedOut = ({ session }: { session: Session | null }) => session === null
const cleared = ({ session }: { session: Session | null }) => [['clearSession', { session }], 'changes'] as const

export const sessionTable = table({
  machine: sessionMachine,
  starts: {
    'open the site': {
      input: (now) => ({ now }), in: 'restoring', context: (now) => ({ session: null, now }), invokes: [['otherTabs'], ['readSession']],
    },
  },
  events: {
    'the storage holds the session of eleni': done('readSession', eleni),
    'the storage holds nothing': done('readSession', null),
    'the storage holds an expired session': done('readSession', expired),
    'the storage cannot be read': failed('readSession', unreachable),
    'eleni signs in': { type: 'session.start', session: eleni },
    'eleni logs in again': { type: 'session.renew', session: renewed },
    'sign out': { type: 'session.end' },
    'another tab signs eleni in': { type: 'session.change', session: eleni },
    'another tab signs nikos in': { type: 'session.change', session: nikos },
    'another tab signs out': { type: 'session.change', session: null },
    'the server refuses the token of eleni': { type: 'session.refuse', token: 'e' },
    'eleni is a moderator now': { type: 'session.update', session: moderator },
    'dismiss the announcement': { type: 'announcement.dismiss' },
    'the token expires': after<SessionContext>('expiry', 'signedIn', ({ session }, now) =>
      Math.min(Math.max((session?.expiresAt ?? Infinity) - now, 0), longestTimer)),
    'six seconds pass': after('announcement', 'signedIn.announced', 6000),
    'the messages of other tabs are not available': failed('otherTabs', unreachable),
    'the messages of other tabs end': done('otherTabs'),
  },
  tags: { busy: 'restoring', sessionEnded: 'signedOut.announced', loggedIn: 'signedIn.announced' },
  rows: [
    {
      in: 'restoring', on: 'the storage holds the session of eleni', when: ['it has not expired', ({ now }) => now() < hour],
      to: 'signedIn.quiet', changes: { session: eleni },
    },
    { in: 'restoring', on: 'the storage holds nothing', to: 'signedOut.quiet', calls: [['clearSession', { session: null }]] },
    {
      in: 'restoring', on: 'the storage holds an expired session', to: 'signedOut.quiet',
      calls: [{ session: expired }, ['clearSession', { session: expired }], 'changes'],
    },
    { in: 'restoring', on: 'the storage cannot be read', to: 'signedOut.quiet', calls: [['clearSession', { session: null }]] },
    {
      in: 'restoring', on: ['sign out', 'the server refuses the token of eleni', 'dismiss the announcement', 'another tab signs out'],
      ignored: 'There is no session and no announcement yet.',
    },
    ...[
      { in: ['restoring', 'signedOut'] },
      { in: 'signedIn.quiet', restarts: 'the token expires' },
      { in: 'signedIn.announced', restarts: ['the token expires', 'six seconds pass'] },
    ].map((row) => ({
      ...row, on: 'eleni signs in', to: 'signedIn.announced',
      changes: { session: eleni }, calls: [['saveSession', { session: eleni }], 'changes'] as const,
    })),
    {
      in: 'signedIn', on: 'eleni logs in again', to: 'signedIn.quiet', restarts: 'the token expires',
      changes: { session: renewed }, calls: [['saveSession', { session: renewed }], 'changes'],
    },
    { in: ['restoring', 'signedOut'], on: 'eleni logs in again', ignored: 'There is no session that could be renewed.' },
    { in: ['restoring', 'signedOut'], on: 'another tab signs eleni in', to: 'signedIn.quiet', changes: { session: eleni } },
    { in: ['restoring', 'signedOut'], on: 'another tab signs nikos in', to: 'signedIn.quiet', changes: { session: nikos } },
    {
      in: 'signedIn', on: 'another tab signs eleni in', when: ['she is not signed in', isNikos],
      to: 'signedIn.quiet', changes: { session: eleni }, restarts: 'the token expires',
    },
    {
      in: 'signedIn', on: 'another tab signs nikos in', when: ['he is not signed in', isEleni],
      to: 'signedIn.quiet', changes: { session: nikos }, restarts: 'the token expires',
    },
    { in: 'signedIn', on: ['another tab signs out', 'sign out'], to: 'signedOut.quiet', changes: { session: null }, calls: cleared },
    {
      in: 'signedIn', on: 'the server refuses the token of eleni', when: ['she is signed in', isEleni], to: 'signedOut.announced',
      changes: { session: null }, calls: cleared,
    },
    {
      in: 'signedIn', on: 'eleni is a moderator now', when: ['she is signed in', isEleni],
      changes: { session: moderator }, calls: [['saveSession', { session: moderator }], 'changes'],
    },
    { in: 'signedIn', on: 'eleni is a moderator now', when: ['he is signed in', isNikos], ignored: 'Somebody else is signed in by now.' },
    { in: ['restoring', 'signedOut'], on: 'eleni is a moderator now', ignored: 'She is signed out by now.' },
    {
      in: 'signedIn', on: 'the token expires', when: ['it has an expiry', isEleni], to: 'signedOut.announced',
      changes: { session: null }, calls: cleared,
    },
    {
      in: 'signedIn', on: 'the token expires', when: ['it has no expiry', isNikos],
      to: 'signedIn.quiet', restarts: 'the token expires',
    },
    {
      in: ['restoring', 'signedOut', 'signedIn'], on: ['the messages of other tabs are not available', 'the messages of other tabs end'],
      ignored: 'The tab continues without the others.',
    },
    { in: ['signedOut'], on: 'another tab signs out', ignored: 'This tab is signed out already.' },
    { in: 'signedIn', on: 'another tab signs eleni in', when: ['she is signed in', isEleni], ignored: 'She is signed in already.' },
    { in: 'signedIn', on: 'another tab signs nikos in', when: ['he is signed in', isNikos], ignored: 'He is signed in already.' },
    { in: 'signedIn.announced', on: ['dismiss the announcement', 'six seconds pass'], to: 'signedIn.quiet' },
    { in: 'signedOut.announced', on: 'dismiss the announcement', to: 'signedOut.quiet' },
  ],
  always: {
    'signedOut has no session': ['signedOut', ({ session }) => session === null],
    'signedIn has a session': ['signedIn', (context) => !isSignedOut(context)],
  },
  key: ({ session }) => session,
  equivalent: {
    'session otherTabs onDone is removed': 'It has no effect either way: the tab continues without the others.',
  },
  paths: 71,
})
