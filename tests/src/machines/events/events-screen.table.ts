/** The table of the events screen. */
import { done, failed, table } from 'xstate-walk'
import type { EventDays } from '../../../../domain/days/event-days.ts'
import { noFilter, type Filter } from '../../../../domain/lists/filter.ts'
import type { NearestDay } from '../../../../domain/days/nearest-day.ts'
import { eventsScreenMachine, type EventsPlace, type EventsScreenContext } from '../../../../src/machines/events/events-screen.ts'
import { unreachable } from '../failures.ts'

const november: EventsPlace = { mode: 'calendar', view: 'month', date: '2026-11-21', filter: noFilter }
const list: EventsPlace = { ...november, mode: 'list' }
const otherDay: EventsPlace = { ...november, date: '2026-11-03' }
// This week begins on the first day that the month shows.
const week: EventsPlace = { ...november, view: 'week', date: '2026-11-01' }
const volos: Filter = { cities: ['Volos'], tags: [] }
const filtered: EventsPlace = { ...november, filter: volos }

const monthWindow = { from: '2026-10-26', to: '2026-12-06', filter: noFilter }
const weekWindow = { from: '2026-10-26', to: '2026-11-01', filter: noFilter }
const filteredWindow = { ...monthWindow, filter: volos }
const windowAt = ({ place }: EventsScreenContext) =>
  place.view === 'week' ? weekWindow : place.filter.cities.length > 0 ? filteredWindow : monthWindow
const queryOf = (window: typeof monthWindow) => ({ ...window, first: window === weekWindow ? 24 : 16, page: 1 })
const queryAt = (context: EventsScreenContext) => queryOf(windowAt(context))
const moreOf = (day: string, { place }: EventsScreenContext) => ({ from: day, to: day, filter: place.filter, first: 100, page: 1 })

const [walk, swap] = ([7, 8]).map((id) => ({
  id, title: 'Walk', language: 'en' as const, translatedTitle: null, city: null, startDate: '2026-11-01', endDate: null,
  startTime: null, endTime: null,
}))
const [one, both, none] = ([[walk], [walk, swap], []] as NonNullable<typeof walk>[][]).map((events): EventDays => ({
  days: events.length > 0 ? [{ date: '2026-11-01', count: 2, events: events.map(({ id }) => id) }] : [], events,
}))

const known = ['calendar.ready', 'calendar.extending', 'calendar.incomplete']
const calendar = ['calendar.loading', ...known, 'calendar.searching', 'calendar.empty', 'calendar.failed']
const december: NearestDay = { day: '2026-12-20', isLater: true }
const everywhere = ['list', ...calendar]

const opened = (place: EventsPlace) => ({
  input: () => ({ place }), context: { place, days: { days: [], events: [] }, extended: place.date, nearest: null },
})

export const eventsScreenTable = table({
  machine: eventsScreenMachine,
  starts: {
    'open the calendar': { ...opened(november), in: 'calendar.loading', invokes: [['fetchDays', queryOf(monthWindow)]] },
    'open the list': { ...opened(list), in: 'list' },
  },
  events: {
    'choose the list': { type: 'mode.choose', mode: 'list' },
    'choose the week': { type: 'view.choose', view: 'week' },
    'choose a date': { type: 'date.choose', date: '2027-01-01' },
    'choose a visible day': { type: 'day.choose', date: '2026-11-01' },
    'choose a day outside the view': { type: 'day.choose', date: '2027-01-01' },
    'open a day': { type: 'day.open', date: '2026-11-22' },
    'ask for more of a day': { type: 'day.extend', date: '2026-11-01' },
    'ask for more of another day': { type: 'day.extend', date: '2026-11-02' },
    'try again': { type: 'calendar.retry' },
    'the address names the month': { type: 'address.changed', place: november },
    'the address names another day of the month': { type: 'address.changed', place: otherDay },
    'the address names the week': { type: 'address.changed', place: week },
    'the address names a filter': { type: 'address.changed', place: filtered },
    'the address names the list': { type: 'address.changed', place: list },
    'the events arrive': done('fetchDays', one),
    'there are no events': done('fetchDays', none),
    'more events arrive': done('fetchMore', both),
    'more events cannot be fetched': failed('fetchMore', unreachable),
    'the nearest day arrives': done('fetchNearestDay', december),
    'the nearest day cannot be fetched': failed('fetchNearestDay', unreachable),
    'the server does not answer': failed('fetchDays', unreachable),
  },
  tags: {
    list: 'list',
    busy: ['calendar.loading', 'calendar.extending'],
    failed: ['calendar.incomplete', 'calendar.failed'],
    empty: 'calendar.empty',
  },
  rows: [
    { in: everywhere, on: 'choose the list', calls: [['openPlace', { mode: 'list' }]] },
    { in: everywhere, on: 'choose the week', calls: [['openPlace', { view: 'week' }]] },
    { in: everywhere, on: 'choose a date', calls: [['openPlace', { date: '2027-01-01' }]] },
    { in: everywhere, on: 'choose a visible day', calls: [['replacePlace', { date: '2026-11-01' }]] },
    { in: everywhere, on: 'choose a day outside the view', calls: [['openPlace', { date: '2027-01-01' }]] },
    { in: everywhere, on: 'open a day', calls: [['openPlace', { view: 'day', date: '2026-11-22' }]] },
    { in: 'calendar.loading', on: 'the events arrive', to: 'calendar.ready', changes: { days: one } },
    {
      in: 'calendar.loading', on: 'there are no events', to: 'calendar.searching', changes: { days: none, nearest: null },
      invokes: (context) => [['fetchNearestDay', windowAt(context)]],
    },
    { in: 'calendar.searching', on: 'the nearest day arrives', to: 'calendar.empty', changes: { nearest: december } },
    {
      in: 'calendar.searching', on: 'the nearest day cannot be fetched', to: 'calendar.empty',
      calls: [['logFailure', { failure: unreachable.failure }]],
    },
    {
      in: 'calendar.loading', on: 'the server does not answer', to: 'calendar.failed',
      changes: { days: none }, calls: [['logFailure', { failure: unreachable.failure }]],
    },
    { in: 'calendar.loading', on: 'try again', ignored: 'A request is already running.' },
    { in: 'calendar.failed', on: 'try again', to: 'calendar.loading', invokes: (context) => [['fetchDays', queryAt(context)]] },
    ...[['ask for more of a day', '2026-11-01'] as const, ['ask for more of another day', '2026-11-02'] as const].flatMap(([on, day]) => [
      {
        in: ['calendar.ready', 'calendar.incomplete'], on, to: 'calendar.extending',
        changes: { extended: day },
        invokes: (context: EventsScreenContext) => [['fetchDays', moreOf(day, context), { id: 'fetchMore' }]] as const,
      },
      { in: 'calendar.extending', on, ignored: 'A request is already running.' },
      { in: 'calendar.loading', on, ignored: 'The days of another window are still in view.' },
    ]),
    { in: 'calendar.extending', on: 'more events arrive', to: 'calendar.ready', changes: { days: both } },
    {
      in: 'calendar.extending', on: 'more events cannot be fetched', to: 'calendar.incomplete',
      calls: [['logFailure', { failure: unreachable.failure }]],
    },
    {
      in: 'calendar.incomplete', on: 'try again', to: 'calendar.extending',
      invokes: (context) => [['fetchDays', moreOf(context.extended, context), { id: 'fetchMore' }]],
    },
    { in: 'calendar.extending', on: 'try again', ignored: 'A request is already running.' },
    { in: 'list', on: 'the address names the list', changes: { place: list } },
    { in: calendar, on: 'the address names the list', to: 'list', changes: { place: list } },
    ...[
      ['the address names the month', november, monthWindow] as const,
      ['the address names another day of the month', otherDay, monthWindow] as const,
      ['the address names the week', week, weekWindow] as const,
      ['the address names a filter', filtered, filteredWindow] as const,
    ].flatMap(([on, place, window]) => [
      { in: 'list', on, to: 'calendar.loading', changes: { place }, invokes: [['fetchDays', queryOf(window)]] as const },
      {
        in: calendar, on,
        when: ['it shows other days or another filter', (context: EventsScreenContext) => windowAt(context) !== window] as const,
        to: 'calendar.loading', changes: { place }, invokes: [['fetchDays', queryOf(window)]] as const,
      },
      {
        in: calendar, on, when: ['it shows the same days', (context: EventsScreenContext) => windowAt(context) === window] as const,
        changes: { place },
      },
    ]),
  ],
  equivalent: {
    'events-screen.list on address.changed, branch 1 targets choosing': 'From there an address of the calendar opens the calendar too.',
  },
  key: (context) => [context.place.mode, windowAt(context), context.days.events.length, context.nearest],
  paths: 902,
})
