/** Manage Posts, by hand: what comes of each event in each state. */
import { noFilter } from '../../../../domain/filter.ts'
import type { TypedListing } from '../../../../domain/moderation.ts'
import type { Page } from '../../../../domain/paging.ts'
import type { ModerationCardActor } from '../../../../src/machines/moderation/moderation-card.ts'
import { moderationMachine } from '../../../../src/machines/moderation/moderation.ts'
import type { ModerationContext, ModerationPlace } from '../../../../src/machines/moderation/moderation-setup.ts'
import { done, failed, tableOf, type Asked } from '../../../../tools/paths/table.ts'
import { typedListing } from '../../../support/typed-listings.ts'
import { away } from '../failures.ts'

const today = () => '2026-11-21'
const tell = () => {}
const first: ModerationPlace = { state: 'pending', filter: noFilter, page: 1 }
const second: ModerationPlace = { ...first, page: 2 }
const approved: ModerationPlace = { ...first, state: 'approved' }
const filtered: ModerationPlace = { ...first, filter: { cities: ['Volos'], tags: [] } }

const [one, edited, three] = [typedListing(), typedListing({ id: 2 }), typedListing({ id: 3 })]
const twoPages: Page<TypedListing> = { rows: [one, edited], total: 11, isCapped: false }
const onePage: Page<TypedListing> = { rows: [three], total: 10, isCapped: false }
const none: Page<TypedListing> = { rows: [], total: 0, isCapped: false }

const everywhere = ['loading', 'ready', 'failed.alerting', 'failed.quiet']
const isAt = (place: ModerationPlace) => (context: ModerationContext) => JSON.stringify(context.place) === JSON.stringify(place)
const hasNext = ({ place, list }: ModerationContext) => place.page === 1 && list?.total === 11

const idOf = (card: ModerationCardActor) => card.getSnapshot().context.listing.id
/** Told by the name that the card of a listing has. */
const cardsOf = (ids: readonly number[]) => ids.map((id) => `actor card-${id}`) as unknown as ModerationContext['cards']
const idsIn = ({ cards }: ModerationContext) => cards.map(idOf)
/** What a page makes of the cards: the edited one stays where it was. */
const dealt = (context: ModerationContext, { rows }: Page<TypedListing>) => {
  const ids = rows.map(({ id }) => id)
  const place = idsIn(context).indexOf(2)
  return place < 0 || ids.includes(2) ? ids : [...ids.slice(0, place), 2, ...ids.slice(place)]
}
const spawned = (context: ModerationContext, { rows }: Page<TypedListing>): Asked[] =>
  rows.filter(({ id }) => !idsIn(context).includes(id)).map((listing) => ['card', { listing, today, tell }])
/** The cards without one, and the one that is open then: that behind it, or the last. */
const without = (context: ModerationContext, id: number) => {
  const ids = idsIn(context)
  const left = ids.filter((each) => each !== id)
  const behind = left[Math.min(ids.indexOf(id), left.length - 1)] ?? null
  const isClosed = context.openedId === null || context.openedId === id
  return { cards: cardsOf(left), openedId: isClosed ? behind : context.openedId }
}
const readAnew = { to: 'loading', asks: ({ place }: ModerationContext): readonly Asked[] => [['fetchPage', place]] }

export const moderationTable = tableOf({
  machine: moderationMachine,
  starts: {
    'open Manage Posts': { input: () => ({ place: first, today }), in: 'loading', asks: [['fetchPage', first]] },
  },
  // The second listing is being edited, and all others only looked at.
  looks: {
    card: ({ listing }: { listing: TypedListing }) =>
      ({ value: listing.id === 2 ? 'editing' : 'viewing', context: { listing, decision: listing.id === 2 ? 'update' : 'approval' } }),
  },
  events: {
    'a page of two arrives': done('fetchPage', twoPages),
    'the only page arrives': done('fetchPage', onePage),
    'an empty page arrives': done('fetchPage', none),
    'the server does not answer': failed('fetchPage', away),
    'turn to what is approved': { type: 'list.show', state: 'approved' },
    'turn to what was rejected': { type: 'list.show', state: 'rejected' },
    'turn to the next page': { type: 'page.next' },
    'turn to the previous page': { type: 'page.previous' },
    'try again': { type: 'list.retry' },
    'close the message': { type: 'alert.close' },
    'open the second card': { type: 'card.open', id: 2 },
    'the first card is decided on': { type: 'card.decide', id: 1 },
    'the second card is decided on': { type: 'card.decide', id: 2 },
    'the first card finds its listing gone': { type: 'card.leave', id: 1 },
    'the second card is changed': { type: 'card.change', id: 2 },
    'the address leads to the first page': { type: 'address.changed', ...first },
    'the address leads to the second page': { type: 'address.changed', ...second },
    'the address leads to what is approved': { type: 'address.changed', ...approved },
    'the address names a filter': { type: 'address.changed', ...filtered },
  },
  rows: [
    ...[
      ['a page of two arrives', twoPages] as const,
      ['the only page arrives', onePage] as const,
      ['an empty page arrives', none] as const,
    ].map(([on, page]) => ({
      in: 'loading', on, to: 'ready', calls: [['refresh', page]] as const, asks: (context: ModerationContext) => spawned(context, page),
      changes: (context: ModerationContext) => ({ cards: cardsOf(dealt(context, page)), list: page, failure: null }),
    })),
    {
      in: 'loading', on: 'the server does not answer', to: 'failed.alerting', calls: [['refresh', { rows: [] }]],
      changes: (context) => ({ cards: cardsOf(idsIn(context).filter((id) => id === 2)), list: null, failure: away.failure }),
    },
    { in: 'loading', on: ['turn to the next page', 'turn to the previous page'], ignored: 'Another page is on its way.' },
    { in: 'loading', on: ['try again', 'close the message'], ignored: 'It is being tried.' },
    { in: 'ready', on: 'turn to the next page', when: ['there is one', hasNext], calls: [['openPlace', { page: 2 }]] },
    { in: 'ready', on: 'turn to the next page', when: ['there is none', (context) => !hasNext(context)], ignored: 'It is the last page.' },
    { in: 'ready', on: 'turn to the previous page', when: ['it is the second page', isAt(second)], calls: [['openPlace', { page: 1 }]] },
    {
      in: 'ready', on: 'turn to the previous page', when: ['it is the first page', (context) => !isAt(second)(context)],
      ignored: 'It is the first page.',
    },
    { in: 'failed.alerting', on: 'close the message', to: 'failed.quiet' },
    { in: 'failed', on: 'try again', ...readAnew },
    { in: everywhere, on: 'turn to what is approved', calls: [['openPlace', { state: 'approved', page: 1 }]] },
    { in: everywhere, on: 'turn to what was rejected', calls: [['openPlace', { state: 'rejected', page: 1 }]] },
    { in: everywhere, on: 'open the second card', changes: { openedId: 2 } },
    ...[1, 2].map((id) => ({
      in: everywhere, on: `the ${id === 1 ? 'first' : 'second'} card is decided on`, ...readAnew, calls: [['countAgain']] as const,
      changes: (context: ModerationContext) => ({
        ...without(context, id),
        announced: idsIn(context).includes(id) ? { decision: id === 2 ? 'update' as const : 'approval' as const, title: `Shop ${id}` } : null,
      }),
    })),
    {
      in: everywhere, on: 'the first card finds its listing gone', ...readAnew, calls: [['countAgain']],
      changes: (context) => without(context, 1),
    },
    { in: everywhere, on: 'the second card is changed', ...readAnew, calls: [['countAgain']] },
    ...[
      ['the address leads to the first page', first] as const,
      ['the address leads to the second page', second] as const,
      ['the address leads to what is approved', approved] as const,
      ['the address names a filter', filtered] as const,
    ].flatMap(([on, place]) => [
      {
        in: everywhere, on, when: ['it led elsewhere', (context: ModerationContext) => !isAt(place)(context)] as const,
        to: 'loading', changes: { place, announced: null }, asks: [['fetchPage', place]] as const,
      },
      { in: everywhere, on, when: ['it says so already', isAt(place)] as const, ignored: 'It says so already.' },
    ]),
  ],
  always: {
    'a failed list counts nothing, and says why': (state, { list, failure }) =>
      !state.startsWith('failed') || (list === null && failure !== null),
  },
  // The cards matter on the first page, and go the same way on all others.
  key: (context) => [context.place, isAt(first)(context) && [idsIn(context), context.openedId]],
  paths: 449,
})
