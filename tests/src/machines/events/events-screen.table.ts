/** Calendar or list, by hand: what comes of each event in each state. */
import { noFilter, type Filter } from '../../../../domain/filter.ts'
import type { Listing } from '../../../../domain/listing.ts'
import type { NearestDay } from '../../../../domain/nearest-day.ts'
import { eventsScreenMachine, type EventsPlace, type EventsScreenContext } from '../../../../src/machines/events/events-screen.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

const november: EventsPlace = { mode: 'calendar', view: 'month', date: '2026-11-21', filter: noFilter }
const list: EventsPlace = { ...november, mode: 'list' }
const otherDay: EventsPlace = { ...november, date: '2026-11-03' }
const week: EventsPlace = { ...november, view: 'week' }
const volos: Filter = { cities: ['Volos'], tags: [] }
const filtered: EventsPlace = { ...november, filter: volos }
const walk = { id: 7 } as Listing

const monthWindow = { from: '2026-10-26', to: '2026-12-06', filter: noFilter }
const weekWindow = { from: '2026-11-16', to: '2026-11-22', filter: noFilter }
const filteredWindow = { ...monthWindow, filter: volos }
const windowAt = ({ place }: EventsScreenContext) =>
  place.view === 'week' ? weekWindow : place.filter.cities.length > 0 ? filteredWindow : monthWindow

const calendar = ['calendar.loading', 'calendar.ready', 'calendar.searching', 'calendar.empty', 'calendar.failed']
const december: NearestDay = { day: '2026-12-20', isLater: true }
const everywhere = ['list', ...calendar]

export const eventsScreenTable = tableOf({
  machine: eventsScreenMachine,
  starts: {
    'open the calendar': { input: () => ({ place: november }), in: 'calendar.loading', asks: [['fetchWindow', monthWindow]] },
    'open the list': { input: () => ({ place: list }), in: 'list' },
  },
  events: {
    'choose the list': { type: 'mode.choose', mode: 'list' },
    'choose the week': { type: 'view.choose', view: 'week' },
    'choose a date': { type: 'date.choose', date: '2027-01-01' },
    'tap a day in view': { type: 'day.choose', date: '2026-11-20' },
    'move on to a day out of view': { type: 'day.choose', date: '2027-01-01' },
    'open a day': { type: 'day.open', date: '2026-11-22' },
    'try again': { type: 'calendar.retry' },
    'the address leads to the month': { type: 'address.changed', place: november },
    'the address leads to another day of it': { type: 'address.changed', place: otherDay },
    'the address leads to the week': { type: 'address.changed', place: week },
    'the address names a filter': { type: 'address.changed', place: filtered },
    'the address leads to the list': { type: 'address.changed', place: list },
    'the events arrive': done('fetchWindow', [walk]),
    'there are none': done('fetchWindow', []),
    'the nearest day arrives': done('fetchNearestDay', december),
    'the server does not know the nearest day': failed('fetchNearestDay', away),
    'the server does not answer': failed('fetchWindow', away),
  },
  rows: [
    { in: everywhere, on: 'choose the list', calls: [['openPlace', { mode: 'list' }]] },
    { in: everywhere, on: 'choose the week', calls: [['openPlace', { view: 'week' }]] },
    { in: everywhere, on: 'choose a date', calls: [['openPlace', { date: '2027-01-01' }]] },
    { in: everywhere, on: 'tap a day in view', calls: [['replacePlace', { date: '2026-11-20' }]] },
    { in: everywhere, on: 'move on to a day out of view', calls: [['openPlace', { date: '2027-01-01' }]] },
    { in: everywhere, on: 'open a day', calls: [['openPlace', { view: 'day', date: '2026-11-22' }]] },
    { in: 'calendar.loading', on: 'the events arrive', to: 'calendar.ready', changes: { events: [walk] } },
    {
      in: 'calendar.loading', on: 'there are none', to: 'calendar.searching', changes: { events: [], nearest: null },
      asks: (context) => [['fetchNearestDay', windowAt(context)]],
    },
    { in: 'calendar.searching', on: 'the nearest day arrives', to: 'calendar.empty', changes: { nearest: december } },
    {
      in: 'calendar.searching', on: 'the server does not know the nearest day', to: 'calendar.empty',
      calls: [['logFailure', { failure: away.failure }]],
    },
    {
      in: 'calendar.loading', on: 'the server does not answer', to: 'calendar.failed',
      changes: { events: [] }, calls: [['logFailure', { failure: away.failure }]],
    },
    { in: 'calendar.loading', on: 'try again', ignored: 'It is being tried.' },
    { in: 'calendar.failed', on: 'try again', to: 'calendar.loading', asks: (context) => [['fetchWindow', windowAt(context)]] },
    { in: 'list', on: 'the address leads to the list', changes: { place: list } },
    { in: calendar, on: 'the address leads to the list', to: 'list', changes: { place: list } },
    ...[
      ['the address leads to the month', november, monthWindow] as const,
      ['the address leads to another day of it', otherDay, monthWindow] as const,
      ['the address leads to the week', week, weekWindow] as const,
      ['the address names a filter', filtered, filteredWindow] as const,
    ].flatMap(([on, place, window]) => [
      { in: 'list', on, to: 'calendar.loading', changes: { place }, asks: [['fetchWindow', window]] as const },
      {
        in: calendar, on,
        when: ['it shows other days or another filter', (context: EventsScreenContext) => windowAt(context) !== window] as const,
        to: 'calendar.loading', changes: { place }, asks: [['fetchWindow', window]] as const,
      },
      {
        in: calendar, on, when: ['it shows the same days', (context: EventsScreenContext) => windowAt(context) === window] as const,
        changes: { place },
      },
    ]),
  ],
  equivalent: {
    'events-screen.list on address.changed, branch 1, leads to choosing': 'An address of the calendar leads on from there to the calendar.',
  },
  key: (context, state) => [
    context.place.mode, windowAt(context), context.events.length, state === 'calendar.loading' && context.nearest,
  ],
  paths: 534,
})
