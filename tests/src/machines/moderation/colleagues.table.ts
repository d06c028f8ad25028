/** The table of which listings colleagues read. */
import { after, done, failed, table } from 'xstate-walk'
import type { Reading } from '../../../../domain/moderation/readings.ts'
import { colleaguesMachine, type ColleaguesContext } from '../../../../src/machines/moderation/colleagues.ts'
import { unreachable } from '../failures.ts'

const maria: readonly Reading[] = [{ listing: 42, username: 'maria' }]
const settled = ['telling', 'answered', 'rested', 'asking', 'quiet']
const everywhere = ['settling', ...settled]
const hasListing = ({ listing }: ColleaguesContext) => listing !== null
const tells = ({ listing }: ColleaguesContext) => [['tell', listing]] as const

export const colleaguesTable = table({
  machine: colleaguesMachine,
  starts: { 'open Manage Posts': { in: 'settling', context: { listing: null, readings: [] }, invokes: [['touches']] } },
  events: {
    'open a card': { type: 'listing.read', listing: 7 },
    'move the pointer': { type: 'page.touch' },
    'look at another page': { type: 'page.hide' },
    'a second passes': after('settle', 'settling', 1_000),
    'twenty seconds pass': after('pause', 'answered', 20_000),
    'twenty more seconds pass': after('pause', 'rested', 20_000),
    'a colleague reads a listing': done('tell', maria),
    'no colleague reads': done('tell', []),
    'the server is not told': failed('tell', unreachable),
    'a colleague reads a listing by now': done('ask', maria),
    'no colleague reads any more': done('ask', []),
    'the server does not answer': failed('ask', unreachable),
    'nobody can tell that somebody works': failed('touches', unreachable),
    'no more work is told': done('touches'),
  },
  rows: [
    { in: settled, on: 'open a card', to: 'settling', changes: { listing: 7 } },
    { in: 'settling', on: 'open a card', to: 'settling', changes: { listing: 7 }, restarts: 'a second passes' },
    { in: 'settling', on: 'a second passes', to: 'telling', invokes: tells },
    { in: 'telling', on: 'a colleague reads a listing', to: 'answered', changes: { readings: maria } },
    { in: 'telling', on: ['no colleague reads', 'the server is not told'], to: 'answered', changes: { readings: [] } },
    { in: 'answered', on: 'twenty seconds pass', to: 'rested' },
    { in: 'rested', on: 'twenty more seconds pass', when: ['a card is open', hasListing], to: 'asking', invokes: [['ask']] },
    {
      in: 'rested', on: 'twenty more seconds pass', when: ['none is', (context) => !hasListing(context)], to: 'quiet',
      changes: { readings: [] },
    },
    { in: everywhere, on: 'look at another page', to: 'quiet', changes: { readings: [] } },
    { in: 'asking', on: 'a colleague reads a listing by now', to: 'rested', changes: { readings: maria } },
    { in: 'asking', on: ['no colleague reads any more', 'the server does not answer'], to: 'rested', changes: { readings: [] } },
    { in: ['rested', 'asking', 'quiet'], on: 'move the pointer', to: 'telling', invokes: tells },
    { in: 'settling', on: 'move the pointer', ignored: 'It is told in a second.' },
    { in: ['telling', 'answered'], on: 'move the pointer', ignored: 'It was told a moment ago.' },
    {
      in: everywhere, on: ['nobody can tell that somebody works', 'no more work is told'],
      ignored: 'What is read is told when it changes.',
    },
  ],
  always: { 'nobody is shown while it is quiet': ['quiet', ({ readings }) => readings.length === 0] },
  equivalent: {
    'colleagues touches onDone is removed': 'It has no effect either way.',
  },
  paths: 151,
})
