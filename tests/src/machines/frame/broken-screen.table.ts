/** The table of a screen that could not be fetched or drawn. */
import { after, done, failed, table } from 'xstate-walk'
import { brokenScreenMachine, type BrokenScreenContext } from '../../../../src/machines/frame/broken-screen.ts'
import { unreachable } from '../failures.ts'

const [old, latest] = ['./assets/old.js', './assets/new.js']
const isTried = ({ tried }: BrokenScreenContext) => tried === latest
const isUntried = (context: BrokenScreenContext) => !isTried(context)

const start = (tried: string | null) => ({
  in: 'comparing', input: () => ({ own: old, tried }), context: { own: old, tried, offered: null }, invokes: [['fetchRelease']],
}) as const

export const brokenScreenTable = table({
  machine: brokenScreenMachine,
  starts: { 'open a screen that breaks': start(null), 'it breaks again after a reload': start(latest) },
  events: {
    'the server has a new release': done('fetchRelease', latest),
    'the server has the same release': done('fetchRelease', old),
    'the server is away': done('fetchRelease', null),
    'the comparison fails': failed('fetchRelease', unreachable),
    'press Try again': { type: 'screen.retry' },
    'the browser is online again': { type: 'connection.return' },
    'ten seconds pass': after('pause', 'away', 10_000),
    'the server is back': done('askServer', latest),
    'the server is still away': done('askServer', null),
    'asking fails': failed('askServer', unreachable),
  },
  tags: { busy: ['comparing', 'reloading'], away: ['away', 'asking'] },
  rows: [
    {
      in: 'comparing', on: 'the server has a new release',
      when: ['the page was not loaded for it', isUntried],
      to: 'reloading', changes: { offered: latest }, calls: [['reload', { release: latest }]],
    },
    {
      in: 'comparing', on: 'the server has a new release',
      when: ['the page was loaded for it', isTried], to: 'broken', changes: { offered: latest },
    },
    { in: 'comparing', on: 'the server has the same release', to: 'broken', changes: { offered: old } },
    { in: 'comparing', on: ['the server is away', 'the comparison fails'], to: 'away' },
    {
      in: 'broken', on: 'press Try again', when: ['the page was not loaded for it', isUntried],
      to: 'reloading', calls: [['reload', { release: old }]],
    },
    {
      in: 'broken', on: 'press Try again', when: ['the server has what it was loaded for', ({ offered }) => offered === latest],
      to: 'reloading', calls: [['reload', { release: latest }]],
    },
    {
      in: 'broken', on: 'press Try again',
      when: ['the server has the old one again', (context) => isTried(context) && context.offered === old],
      to: 'reloading', calls: [['reload', { release: old }]],
    },
    {
      in: 'comparing', on: ['press Try again', 'the browser is online again'],
      ignored: 'The server is being asked.',
    },
    {
      in: 'asking', on: ['press Try again', 'the browser is online again'],
      ignored: 'The server is being asked.',
    },
    { in: 'broken', on: 'the browser is online again', ignored: 'The server could be reached before.' },
    {
      in: 'away', on: ['press Try again', 'the browser is online again', 'ten seconds pass'], to: 'asking',
      invokes: [['fetchRelease', undefined, { id: 'askServer' }]],
    },
    { in: 'asking', on: 'the server is back', to: 'reloading', changes: { offered: latest }, calls: [['reload', { release: latest }]] },
    { in: 'asking', on: ['the server is still away', 'asking fails'], to: 'away' },
  ],
  paths: 16,
})
