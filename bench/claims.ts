/** The table of claims: what is measured, its bound, the document that describes what it upholds, and the measurement that gives it. */
import { memoryUnder, memoryUnderMillion, slowestPageUnder, unreadLists, unreadPipelines, wholeLists } from './attacks.ts'
import { besideBare, compressed, listPath, unchanged } from './beside-bare.ts'
import { monthSwitch, monthSwitchBesideStock } from './calendar-month-switch.ts'
import { slowestOfDuplicates } from './duplicates.ts'
import { answersWithoutDatabase, fuzzed, mailAfterCrash, wrongTags } from './failures.ts'
import { memoryBesideHostileReaders, requestsBesideHostileReaders } from './hostile-readers.ts'
import { greekBesideEnglish, inEnglish, inGreek, largest, ofListingPages, smallest } from './lighthouse.ts'
import { growthUnderLoad, requestsUnderLoad } from './load.ts'
import { besideLogins, logins, refusalsOfStrangers } from './logins.ts'
import { mainThreadRatio } from './main-thread.ts'
import type { Claim } from './measurement.ts'
import { slowestOfModeration } from './moderation-lists.ts'
import { onPhone } from './phone.ts'
import { drawnPictures } from './pictures.ts'
import { lostBehindHaproxy, lostBehindHaproxyByDefault, lostBehindPlainBalancer } from './rolling-restarts.ts'
import { fillWithMillion, firstStarts, idleMemory, starts, startsWithMillion } from './starts.ts'
import {
  calendarMonths, feeds, growthOfFirstPages, listingPages, million, searches, severalWords, slowestFirstPages, words,
} from './uncached-answers.ts'
import { pageQueries, searchQueries, slowestOfUsers } from './users.ts'

/** In requests per second, beside a bare Node server that sends the same bytes. */
const cachedAnswers: readonly Claim[] = [
  { name: 'cached-list', claim: 'Server: cached page of a list, beside bare node:http', atLeast: 0.7, unit: '×',
    upholds: 'decisions/048-prepared-answers.md', measure: () => besideBare(listPath, compressed) },
  { name: 'cached-list-unchanged', claim: 'Server: 304 for a cached page of a list, beside bare node:http', atLeast: 0.8, unit: '×',
    upholds: 'decisions/048-prepared-answers.md', measure: () => besideBare(listPath, unchanged) },
  { name: 'static-home', claim: 'Server: the home page, beside bare node:http', atLeast: 0.6, unit: '×',
    upholds: 'decisions/028-quick-answers.md', measure: () => besideBare('/', compressed) },
]

/** Over HTTP, of addresses that nobody has asked for. */
const uncachedAnswers: readonly Claim[] = [
  { name: 'first-pages-slowest', claim: 'Server: uncached first pages, 99 % of a million', atMost: 10, unit: 'ms',
    upholds: '../ARCHITECTURE.md', measure: slowestFirstPages },
  { name: 'first-pages-growth', claim: 'Server: uncached first pages, 1,000,000 listings beside 10,000', atMost: 1.5, unit: '×',
    upholds: '../ARCHITECTURE.md', measure: growthOfFirstPages },
  { name: 'searches-median', claim: 'Server: uncached searches, median of a million', atMost: 20, unit: 'ms',
    upholds: 'decisions/043-search.md', measure: () => searches(words, 0.5) },
  { name: 'searches-slowest', claim: 'Server: uncached searches, 99 % of a million', atMost: 60, unit: 'ms',
    upholds: 'decisions/043-search.md', measure: () => searches(words, 0.99) },
  { name: 'searches-several-words', claim: 'Server: searches for several words, 99 % of a million', atMost: 60, unit: 'ms',
    upholds: 'decisions/043-search.md', measure: () => searches(severalWords, 0.99) },
  { name: 'calendar-days-ten-thousand', claim: 'Calendar: uncached month of 10,000 listings', atMost: 10, unit: 'ms',
    upholds: 'decisions/031-calendar-by-days.md', measure: () => calendarMonths(10_000, { maxKilobytes: 60 }) },
  { name: 'calendar-days-million', claim: 'Calendar: uncached month of 1,000,000 listings', atMost: 25, unit: 'ms',
    upholds: 'decisions/031-calendar-by-days.md', measure: () => calendarMonths(million, { maxKilobytes: 60 }) },
  { name: 'feeds-million', claim: 'Server: uncached feeds and open data, the slowest of a million', atMost: 50, unit: 'ms',
    upholds: 'decisions/041-following-and-open-data.md', measure: feeds },
  { name: 'listing-page', claim: 'Server: uncached page of a listing, of a million', atMost: 5, unit: 'ms',
    upholds: 'decisions/040-pages-of-listings.md', measure: listingPages },
  { name: 'listing-picture', claim: 'Server: picture of a listing, drawn', atMost: 150, unit: 'ms',
    upholds: 'decisions/046-pictures-of-listings.md', measure: drawnPictures },
  { name: 'moderation-lists', claim: 'Server: slowest list of Manage Posts, of a million', atMost: 50, unit: 'ms',
    upholds: 'decisions/137-one-list-to-moderate.md', measure: slowestOfModeration },
  { name: 'likely-duplicates', claim: 'Server: slowest answer with likely duplicates, of a million', atMost: 150, unit: 'ms',
    upholds: 'decisions/152-likely-duplicates.md', measure: slowestOfDuplicates },
  { name: 'users-page', claim: 'Server: slowest page of 100,000 users', atMost: 50, unit: 'ms',
    upholds: 'decisions/074-a-table-of-claims.md', measure: () => slowestOfUsers(pageQueries) },
  { name: 'users-search', claim: 'Server: slowest search among 100,000 users', atMost: 100, unit: 'ms',
    upholds: 'decisions/074-a-table-of-claims.md', measure: () => slowestOfUsers(searchQueries) },
]

const startsOfServers: readonly Claim[] = [
  { name: 'first-start', claim: 'Server: very first start to first answer', atMost: 3.5, unit: 's',
    upholds: 'decisions/074-a-table-of-claims.md', measure: firstStarts },
  { name: 'start', claim: 'Server: start to first answer', atMost: 3, unit: 's',
    upholds: 'decisions/074-a-table-of-claims.md', measure: starts },
  { name: 'start-million', claim: 'Server: start to first answer, a million listings', atMost: 1.5, unit: 's',
    upholds: 'decisions/074-a-table-of-claims.md', measure: startsWithMillion },
  { name: 'generate-million', claim: 'Fill a database with a million listings', atMost: 300, unit: 's',
    upholds: '../README.md', measure: fillWithMillion },
  { name: 'memory', claim: 'Server: memory when idle', atMost: 150, unit: 'MB',
    upholds: 'decisions/074-a-table-of-claims.md', measure: idleMemory },
]

const accounts: readonly Claim[] = [
  { name: 'login', claim: 'Server: sign in, without its argon2id hash', atMost: 5, unit: 'ms',
    upholds: 'decisions/007-accounts-and-mail.md', measure: logins },
  // Larger differences could be measured over a network.
  { name: 'login-stranger', claim: 'Server: refuse an unknown user', atMostTimesReference: 1.1, unit: 'ms',
    upholds: 'decisions/007-accounts-and-mail.md', measure: refusalsOfStrangers },
  { name: 'login-crowd', claim: 'Server: worst /health/live during 50 logins', atMost: 100, unit: 'ms',
    upholds: 'decisions/007-accounts-and-mail.md', measure: () => besideLogins(50) },
]

const twentyThousand = { events: 20_000, seconds: 30 }

const manyClients: readonly Claim[] = [
  { name: 'load-slowest', claim: 'Server: 200 readers and 5 writers, 99 % of requests', atMost: 100, unit: 'ms',
    upholds: 'decisions/074-a-table-of-claims.md', measure: requestsUnderLoad },
  { name: 'load-memory', claim: 'Server: growth of memory in a minute of load', atMost: 20, unit: 'MB',
    upholds: 'decisions/074-a-table-of-claims.md', measure: growthUnderLoad },
  { name: 'hostile-readers', claim: 'Server: others beside 16 hostile readers, 99 %', atMost: 300, unit: 'ms',
    upholds: 'decisions/059-turns-by-network.md', measure: requestsBesideHostileReaders },
  { name: 'hostile-readers-memory', claim: 'Server: memory with 16 hostile readers', atMost: 300, unit: 'MB',
    upholds: 'decisions/066-memory-of-drawn-pictures.md', measure: memoryBesideHostileReaders },
  { name: 'memory-pipelined', claim: 'Server: memory under unread pipelines', atMost: 300, unit: 'MB',
    upholds: 'decisions/028-quick-answers.md', measure: () => memoryUnder(unreadPipelines(500), { events: 2_000, seconds: 15 }) },
  { name: 'memory-unread-lists', claim: 'Server: memory under 500 unread whole lists', atMost: 300, unit: 'MB',
    upholds: 'decisions/010-bounds-on-the-wire.md', measure: () => memoryUnder(unreadLists(500), twentyThousand) },
  { name: 'memory-whole-lists', claim: 'Server: memory under 60 whole lists', atMost: 300, unit: 'MB',
    upholds: 'decisions/010-bounds-on-the-wire.md', measure: () => memoryUnder(wholeLists(60), twentyThousand) },
  { name: 'memory-whole-list-million', claim: 'Server: memory under 10 whole lists of a million', atMost: 250, unit: 'MB',
    upholds: 'decisions/031-calendar-by-days.md', measure: () => memoryUnderMillion(10) },
  { name: 'page-beside-whole-lists', claim: 'Server: slowest page beside 8 whole lists', atMost: 200, unit: 'ms',
    upholds: 'decisions/010-bounds-on-the-wire.md', measure: () => slowestPageUnder(wholeLists(8), twentyThousand) },
]

const failures: readonly Claim[] = [
  { name: 'silent-database', claim: 'Server: answer when the database is silent', atMost: 5, unit: 's',
    upholds: 'decisions/011-when-parts-fail.md', measure: answersWithoutDatabase },
  { name: 'mail-after-crash', claim: 'Server: mail of a server that was killed', atMost: 30, unit: 's',
    upholds: 'decisions/018-outbox.md', measure: mailAfterCrash },
  { name: 'wrong-body', claim: 'Server: 33,000 wrong tags', atMost: 5, unit: 'ms',
    upholds: 'decisions/074-a-table-of-claims.md', measure: () => wrongTags(33_000) },
  { name: 'fuzzed-requests', claim: 'Server: failures of 300,000 fuzzed requests', atMost: 0, unit: 'requests',
    upholds: 'decisions/074-a-table-of-claims.md', measure: () => fuzzed(300_000) },
  { name: 'rolling-restart', claim: 'Rolling restart: lost requests', atMost: 0, unit: 'requests',
    upholds: 'decisions/011-when-parts-fail.md', measure: lostBehindPlainBalancer },
  { name: 'rolling-restart-haproxy', claim: 'Behind HAProxy: lost requests', atMost: 0, unit: 'requests',
    upholds: '../README.md', measure: lostBehindHaproxy },
  { name: 'rolling-restart-haproxy-defaults', claim: 'Behind HAProxy with its defaults: lost requests', atMost: 0, unit: 'requests',
    upholds: '../README.md', measure: lostBehindHaproxyByDefault },
]

/** Claims about first visits with a cheap phone on a slow line, until the page is idle. */
const phones: readonly Claim[] = [
  { name: 'phone-first-sight', claim: 'Phone: header and hero of home', atMost: 1.2, unit: 's',
    upholds: 'decisions/029-first-view-in-the-page.md', measure: () => onPhone('home', ({ firstSightMs }) => firstSightMs / 1000) },
  { name: 'phone-calendar', claim: 'Phone: calendar usable', atMost: 3.5, unit: 's',
    upholds: 'decisions/033-first-requests-with-the-page.md', measure: () => onPhone('events', ({ usableMs }) => usableMs / 1000) },
  { name: 'phone-home-requests', claim: 'Phone: requests of home', atMost: 20, unit: 'requests',
    upholds: 'decisions/052-code-by-who-needs-it.md', measure: () => onPhone('home', ({ requests }) => requests) },
  { name: 'phone-home-size', claim: 'Phone: all transfers of home', atMost: 215, unit: 'kB',
    upholds: 'decisions/052-code-by-who-needs-it.md', measure: () => onPhone('home', ({ kilobytes }) => kilobytes) },
  { name: 'main-thread-longest', claim: 'Phone: longest task beside a bare page, worst of home, shop and events', atMost: 1, unit: '×',
    upholds: 'decisions/030-start-in-short-tasks.md', measure: () => mainThreadRatio('longest') },
  { name: 'main-thread-blocking', claim: 'Phone: blocking time beside a bare page, worst of home, shop and events', atMost: 1.5, unit: '×',
    upholds: 'decisions/075-chunks-by-folder.md', measure: () => mainThreadRatio('blocking') },
  { name: 'main-thread-processor', claim: 'Phone: processor time beside a bare page, worst of home, shop and events',
    isUnbounded: true, unit: '×', upholds: 'decisions/075-chunks-by-folder.md', measure: () => mainThreadRatio('processor') },
]

/** Scripting of the calendar of desktops, with the answers of the server at hand. */
const calendar: readonly Claim[] = [
  { name: 'calendar-month-switch-thousand', claim: 'Calendar: month switch, scripting, 1,000 a year', atMost: 20, unit: 'ms',
    upholds: '../ARCHITECTURE.md', measure: () => monthSwitchBesideStock(1_000) },
  { name: 'calendar-month-switch-ten-thousand', claim: 'Calendar: month switch, scripting, 10,000 a year', atMost: 30, unit: 'ms',
    upholds: '../ARCHITECTURE.md', measure: () => monthSwitch(10_000) },
  { name: 'calendar-month-switch-fifty-thousand', claim: 'Calendar: month switch, scripting, 50,000 a year', atMost: 60, unit: 'ms',
    upholds: '../ARCHITECTURE.md', measure: () => monthSwitch(50_000) },
]

/** Claims about a phone, as Lighthouse 12 simulates it: home, events, shop and login, in Greek also the form, and the pages of listings. */
const lighthouse: readonly Claim[] = [
  { name: 'lighthouse-performance', claim: 'Lighthouse: performance, lowest of four screens', atLeast: 98, unit: 'points',
    upholds: 'decisions/030-start-in-short-tasks.md', measure: () => smallest(inEnglish, ({ performance }) => performance) },
  { name: 'lighthouse-other-categories', claim: 'Lighthouse: other categories, lowest of four screens', atLeast: 100, unit: 'points',
    upholds: 'decisions/074-a-table-of-claims.md', measure: () => smallest(inEnglish, ({ others }) => others) },
  { name: 'lighthouse-largest-paint', claim: 'Lighthouse: largest paint, latest of four screens', atMost: 1.6, unit: 's',
    upholds: 'decisions/050-first-texts-in-the-page.md',
    measure: () => largest(inEnglish, ({ largestPaintMs }) => largestPaintMs / 1000, { digits: 2 }) },
  { name: 'lighthouse-blocking', claim: 'Lighthouse: blocking time, longest of four screens', atMost: 50, unit: 'ms',
    upholds: 'decisions/030-start-in-short-tasks.md', measure: () => largest(inEnglish, ({ blockingMs }) => blockingMs) },
  { name: 'lighthouse-greek-categories', claim: 'Lighthouse in Greek: other categories, lowest of five screens',
    atLeast: 100, unit: 'points', upholds: 'decisions/035-two-languages.md', measure: () => smallest(inGreek, ({ others }) => others) },
  { name: 'lighthouse-greek-shift', claim: 'Lighthouse in Greek: layout shift, largest of five screens', atMost: 0, unit: 'shift',
    upholds: 'decisions/035-two-languages.md', measure: () => largest(inGreek, ({ shift }) => shift, { digits: 3 }) },
  { name: 'lighthouse-greek-size', claim: 'Lighthouse in Greek: transfers beside English, largest of four screens', atMost: 1.02, unit: '×',
    upholds: 'decisions/035-two-languages.md', measure: greekBesideEnglish },
  { name: 'lighthouse-listing-pages', claim: 'Lighthouse: all categories, lowest of the pages of listings', atLeast: 100, unit: 'points',
    upholds: 'decisions/040-pages-of-listings.md',
    measure: () => smallest(ofListingPages, ({ performance, others }) => Math.min(performance, others)) },
  { name: 'listing-page-weight', claim: 'Phone: all transfers of the page of a listing, the heaviest', atMost: 60, unit: 'kB',
    upholds: 'decisions/040-pages-of-listings.md', measure: () => largest(ofListingPages, ({ kilobytes }) => kilobytes) },
]

/** All claims, in the order in which they are measured. */
export const claims: readonly Claim[] = [
  ...cachedAnswers, ...uncachedAnswers, ...startsOfServers, ...accounts, ...manyClients, ...failures, ...phones, ...calendar, ...lighthouse,
]
