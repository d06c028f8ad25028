/** Builds and reads every address of the site. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitingQueue, type QueueChoices } from '../../domain/moderation/queue.ts'
import type { Offers } from '../../domain/offers.ts'
import { calendarRange, calendarViews } from '../../domain/days/calendar.ts'
import { addDays } from '../../domain/days/days.ts'
import { noFilter, withChoice } from '../../domain/lists/filter.ts'
import { listingTypes } from '../../domain/listing/listing.ts'
import { paths } from '../../domain/paths.ts'
import { searchText } from '../../domain/search/search-text.ts'
import { tagsOf } from '../../domain/listing/tags.ts'
import { userColumns } from '../../domain/account/user.ts'
import { whens } from '../../domain/days/when.ts'
import {
  auditSearch, defaultEventsAddress, eventsSearch, href, listSearch, loginSearch, parseSearch, readAuditAddress, readEventsAddress,
  readListAddress, readNextAddress, readSearchAddress, readToken, searchSearch, stringifySearch, type EventsAddress,
} from '../../src/paths.ts'
import { moderationSearch, readModerationAddress } from '../../src/routes/moderation/moderation-address.ts'
import { readUsersAddress, usersSearch } from '../../src/routes/users/users-address.ts'

const address: fc.Arbitrary<EventsAddress> = fc.record({
  mode: fc.constantFrom('calendar', 'list'),
  view: fc.constantFrom(...calendarViews),
  date: fc.option(fc.integer({ min: 0, max: 36_000 }).map((count) => addDays(calendarRange.from, count))),
  event: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  page: fc.integer({ min: 1, max: 999_999_999 }),
  filter: fc.record({
    cities: fc.uniqueArray(fc.string({ minLength: 1 })),
    tags: fc.subarray([...tagsOf('event')]),
    isFreeOnly: fc.boolean(),
  }).map(({ isFreeOnly, ...others }) => withChoice(others, 'free', isFreeOnly ? true : null)),
})

/** The calendar has no filter by time. */
const listAddress: fc.Arbitrary<EventsAddress> = fc.tuple(address, fc.constantFrom(...whens)).map(([{ filter, ...rest }, when]) => ({
  ...rest, mode: 'list', filter: { ...filter, when },
}))

const read = (query: string) => readEventsAddress(parseSearch(query))

describe('addresses', () => {
  it('are the routes of the specification', () => {
    expect(paths).toMatchObject({
      home: '/', about: '/about', contact: '/contact', social: '/social', accessibility: '/accessibility',
      events: '/events', volunteer: '/volunteer', shop: '/shop', dine: '/dine',
      login: '/login', register: '/register', verifyEmail: '/verify-email', listingCheck: '/listing-check', objection: '/objection',
      forgotPassword: '/forgot-password', resetPassword: '/reset-password',
      addSomethingGreen: '/add-something-green', adminEvents: '/admin-events', adminUsers: '/admin-users',
    })
  })

  it('are different segments of lower case', () => {
    const all = Object.values<string>(paths)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((path) => !/^\/[a-z]*(?:-[a-z]+)*$/.test(path))).toEqual([])
  })

  it('omit default values', () => {
    expect(href(paths.events, eventsSearch(defaultEventsAddress))).toBe('#/events')
  })

  it('name the chosen values in a readable form', () => {
    expect(href(paths.shop, listSearch({ filter: { cities: ['Athens', 'Volos'], tags: ['Zero Waste'] }, page: 3 }))).toBe(
      '#/shop?city=Athens&city=Volos&tag=Zero+Waste&page=3',
    )
    expect(href(paths.events, eventsSearch({ ...defaultEventsAddress, view: 'week', date: '2026-11-23', event: 17 }))).toBe(
      '#/events?view=week&date=2026-11-23&event=17',
    )
  })

  it('are read with the values that were written', () => {
    fc.assert(
      fc.property(fc.oneof(address, listAddress), (written) => {
        expect(read(stringifySearch(eventsSearch(written)))).toEqual(written)
      }),
    )
  })

  it('lead to the list where they name a time, and forget it in the calendar', () => {
    expect(href(paths.events, eventsSearch({ ...defaultEventsAddress, mode: 'list', filter: { ...noFilter, when: 'weekend' } }))).toBe(
      '#/events?mode=list&when=weekend',
    )
    expect(read('when=weekend')).toMatchObject({ mode: 'list', filter: { when: 'weekend' } })
    expect(eventsSearch({ ...defaultEventsAddress, filter: { ...noFilter, when: 'weekend' } })).toEqual({})
    expect(read('when=yesterday')).toEqual(defaultEventsAddress)
    expect(readListAddress(parseSearch('when=weekend'), null)).toEqual({ filter: noFilter, page: 1 })
  })

  it('name free events only where costs are filtered by', () => {
    expect(read('free=true')).toMatchObject({ mode: 'calendar', filter: { free: true } })
    expect(read('free=1')).toEqual(defaultEventsAddress)
    expect(readListAddress(parseSearch('free=true'), null)).toEqual({ filter: noFilter, page: 1 })
  })

  it.each(['date=2026-02-30', 'date=1899-01-01', 'date=2100-01-01', 'date=tomorrow', 'date='])('have no date with %s', (query) => {
    expect(read(query).date).toBeNull()
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999999', 'page='])('name the first page with %s', (query) => {
    expect(read(query).page).toBe(1)
  })

  it('have defaults for an unknown view, mode, event or tag', () => {
    expect(read('view=agenda&mode=x&event=y&tag=Nope')).toEqual(defaultEventsAddress)
  })

  it('name each city once', () => expect(readListAddress(parseSearch('?city=Volos&city=Volos'), null).filter.cities).toEqual(['Volos']))
})

describe('the addresses of administrators', () => {
  const user = fc.record({
    search: fc.string({ unit: 'binary' }).map(searchText),
    sort: fc.constantFrom(...userColumns, ...userColumns.map((column) => `-${column}` as const)),
    page: fc.integer({ min: 1, max: 999_999_999 }),
  })
  const audit = fc.record({
    listing: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    page: fc.integer({ min: 1, max: 999_999_999 }),
  })

  it('are read with the values that were written', () => {
    fc.assert(
      fc.property(user, audit, (users, log) => {
        expect(readUsersAddress(parseSearch(stringifySearch(usersSearch(users))))).toEqual(users)
        expect(readAuditAddress(parseSearch(stringifySearch(auditSearch(log))))).toEqual(log)
      }),
    )
  })

  it('name only values that differ from the default', () => {
    expect(href(paths.adminEvents, moderationSearch({ ...waitingQueue, filter: noFilter, page: 1 }))).toBe('#/admin-events')
    const approved = href(paths.adminEvents, moderationSearch({ ...waitingQueue, filter: noFilter, page: 2, state: 'approved' }))
    expect(approved).toBe('#/admin-events?list=approved&page=2')
    const narrowed: QueueChoices = { state: 'any', text: 'oil', author: 'eleni', type: 'shop', language: 'el', age: 'over-week' }
    const query = stringifySearch(moderationSearch({ ...narrowed, filter: noFilter, page: 1 }))
    expect(query).toBe('?list=any&q=oil&author=eleni&type=shop&language=el&age=over-week')
    const offers: Offers = new Set(['rejected-list', 'moderation-search'])
    const readOffered = (text: string, offered = offers) => readModerationAddress(parseSearch(text), offered)
    expect(readOffered(query)).toEqual({ ...narrowed, filter: noFilter, page: 1 })
    // Another server sends whole lists, which have neither authors nor times.
    const found = { ...waitingQueue, text: 'oil', type: 'shop', language: 'el' }
    expect(readOffered(query, new Set())).toEqual({ ...found, filter: noFilter, page: 1 })
    expect(readOffered(query, new Set(['paged-moderation']))).toEqual({ ...waitingQueue, filter: noFilter, page: 1 })
    expect(readOffered('?author=two words&age=old&language=fr&type=cinema')).toMatchObject(waitingQueue)
    expect(readOffered('?list=rejected')).toMatchObject({ state: 'rejected' })
    expect(readOffered('?list=other')).toMatchObject({ state: 'pending' })
    expect(readOffered('?list=approved&page=2')).toEqual({ ...waitingQueue, filter: noFilter, page: 2, state: 'approved' })
    expect(href(paths.adminUsers, usersSearch({ search: '', sort: 'id', page: 1 }))).toBe('#/admin-users')
    expect(href(paths.adminUsers, usersSearch({ search: 'el', sort: '-email', page: 2 }))).toBe('#/admin-users?q=el&sort=-email&page=2')
    expect(href(paths.adminAudit, auditSearch({ listing: 42, page: 2 }))).toBe('#/admin-audit?listing=42&page=2')
  })

  it('have defaults for an unknown order, page or listing', () => {
    expect(readUsersAddress(parseSearch('sort=role&page=x'))).toEqual({ search: '', sort: 'id', page: 1 })
    expect(readAuditAddress(parseSearch('listing=x'))).toEqual({ listing: null, page: 1 })
  })
})

describe('the address of a search', () => {
  it('is read with the values that were written', () => {
    const type = fc.option(fc.constantFrom(...listingTypes))
    fc.assert(fc.property(fc.string(), type, fc.integer({ min: 1, max: 99 }), (typed, of, number) => {
      const address = { text: searchText(typed), type: of, page: of === null ? 1 : number }
      expect(readSearchAddress(parseSearch(stringifySearch(searchSearch(address))))).toEqual(address)
    }))
  })

  it('has one page of all types, and ignores an unknown type', () => {
    expect(readSearchAddress(parseSearch('q=+tree++planting+&type=club&page=3'))).toEqual({ text: 'tree planting', type: null, page: 1 })
  })
})

describe('the token of a link', () => {
  it.each([
    ['?token=abc-_1', 'abc-_1'],
    ['?token=a%2Bb%3D', 'a+b='],
    ['?token=abc.', 'abc'],
    ['?token=abc%3E', 'abc'],
    ['?token=abc).', 'abc'],
    ['?token=ab.cd-_', 'ab.cd-_'],
    ['?token=', null],
    ['', null],
  ])('is read from %j', (query, token) => expect(readToken(parseSearch(query))).toBe(token))
})

describe('the address after signing in', () => {
  const next = (written: string) => readNextAddress(parseSearch(stringifySearch({ next: written })))
  const submission = { path: paths.addSomethingGreen, search: {} }
  const others = Object.values(paths).filter((path) => path !== paths.login)

  it('is the submission page by default, which the login address omits', () => {
    expect(readNextAddress({})).toEqual(submission)
    expect(href(paths.login, loginSearch(submission))).toBe('#/login')
  })

  it('is the screen that required a session', () => {
    const wanted = { path: paths.adminEvents, search: { approved: ['true'], page: ['2'] } }
    expect(href(paths.login, loginSearch(wanted))).toBe('#/login?next=%2Fadmin-events%3Fapproved%3Dtrue%26page%3D2')
    expect(readNextAddress(loginSearch(wanted))).toEqual(wanted)
  })

  it('is read with the values that were written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...others), fc.dictionary(fc.string(), fc.array(fc.string(), { minLength: 1 })), (path, search) => {
        const written = parseSearch(stringifySearch(search))
        const expected = path === submission.path ? submission : { path, search: written }
        expect(readNextAddress(loginSearch({ path, search: written }))).toEqual(expected)
      }),
    )
  })

  it.each([
    'https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login', '/login?next=/login', '/no-such-screen', '/events/../x', 'events',
  ])('is never %s', (written) => expect(next(written)).toEqual(submission))
})
