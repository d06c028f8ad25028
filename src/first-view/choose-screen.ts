/**
 * Runs in the page before the app: shows the first view of the screen that the address names, asks for its data, then starts the
 * app. The build writes it into the page.
 */
import { athensToday, type Day } from '../../domain/days/days.ts'
import { quarterOf } from '../../domain/days/times.ts'
import { firstKnownLanguage, isLanguage, languages, pageFile } from '../../domain/languages.ts'
import { configurationElement } from '../../domain/page-elements.ts'
import { pathAfterHash } from '../../domain/paths.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'
import { namesPlaces, needsCityNames, parseSearch, readEventsAddress } from '../paths.ts'
import { storedLanguage } from '../storage/language-storage.ts'
import { isTokenStored } from '../storage/session-storage.ts'
import { firstRequests } from './first-requests.ts'
import type { FirstRoot } from './first-root.ts'
import { fetchCodeOfScreen, screenTemplate } from './screen-templates.ts'
import { showFilter } from './show-filter.ts'
import { firstDayOf, firstTextsOf, showDay, showTexts, showYear } from './show-texts.ts'

/** The attribute of the app's root while it holds the first view. `take-over.ts` removes it. */
const mark = 'data-first-view'

const root = document.getElementById('root') as FirstRoot

/** The language of the page. */
const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : languages[0]

/** Whether the page comes from the server of this project, which writes its configuration into it. The offers of others are not known. */
const isOwnServer = document.getElementById(configurationElement) !== null

// The loader of later code fetches a style sheet that has no link. The links are disabled, since the page contains these styles.
for (const href of listed('styles')) addLink({ rel: 'stylesheet', disabled: true, href })
// The app shows the links of members, which differ from those of visitors.
root.toggleAttribute('data-member', isTokenStored(window))
root.addEventListener('click', ({ target }) => {
  if (root.hasAttribute(mark) && target instanceof Element) root.pressed = target.closest('button')
})
// The app submits the form when it presses the button again. The browser would write the fields into the address.
root.addEventListener('submit', (event) => root.hasAttribute(mark) && event.preventDefault())
addEventListener('hashchange', whileHere(showScreen))
showYear(root, athensToday(new Date()))
root.hidden = false
openOwnLanguage()
showScreen()
void painted().then(startApp)

/** Opens the page in the language of the visitor, if another server has sent the same file to all visitors. */
function openOwnLanguage(): void {
  if (isOwnServer) return
  const wanted = storedLanguage(document) ?? firstKnownLanguage(navigator.languages)
  if (wanted !== lang) location.replace(`./${pageFile(wanted)}${location.search}${location.hash}`)
}

function showScreen(): void {
  const { path, query } = screenAddress()
  const today = athensToday(new Date())
  const day = readEventsAddress(parseSearch(query)).date ?? today
  root.querySelector('main')?.replaceChildren(firstView())
  showFilter(root, path, parseSearch(query), language)
  const firstDay = firstDayOf(day, language)
  root.texts = { day: firstDay, listings: [] }
  showDay(root, firstDay)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    if (link.hash === `#${path}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  if (isOwnServer) fetchData(path, query, today, day)
}

/** Requests the data of the screen. The app takes the responses (`first-responses.ts`). `day` is the day that the calendar shows. */
function fetchData(path: string, query: string, today: Day, day: Day): void {
  const search = parseSearch(query)
  if (namesPlaces(search) || (language !== languages[0] && needsCityNames(path, search))) {
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: './greekCities.json' })
  }
  const headers = { 'Accept': 'application/json, application/problem+json', 'Accept-Language': language }
  const request = (address: string) => fetch(address, { headers, signal: AbortSignal.timeout(requestTimeoutMs) })
  const responses = new Map(firstRequests(path, query, { today, language }).map((address) => [address, request(address)]))
  root.responses = responses
  // The app repeats a request that failed.
  for (const response of responses.values()) response.catch(() => undefined)
  // The first response has the listings.
  const [listings] = responses.values()
  void listings
    ?.then((response) => response.clone().json())
    .then((data: Parameters<typeof firstTextsOf>[0]) => {
      // The visitor may have gone to another screen.
      if (root.responses !== responses || !root.texts) return
      root.texts = { ...root.texts, listings: firstTextsOf(data, { day, now: quarterOf(new Date()), language }) }
      if (root.hasAttribute(mark)) showTexts(root, root.texts.listings)
    })
    .catch(() => undefined)
}

/** Fetches all scripts at once and evaluates them in order, each in a task of its own. */
async function startApp(): Promise<void> {
  const scripts = listed('scripts')
  for (const href of scripts) addLink({ rel: 'modulepreload', crossOrigin: 'anonymous', href })
  fetchCode()
  addEventListener('hashchange', whileHere(fetchCode))
  for (const script of scripts) {
    await import(script)
    await nextTask()
  }
}

/** Fetches the code of the screen beside that of the app. Screens without a first view are left out: they may need a session. */
function fetchCode(): void {
  const { path, query } = screenAddress()
  if (screenTemplate('screen', path, query)) fetchCodeOfScreen(path, query)
}

/** Resolves after the first paint, since the code would delay the font and the image. A page in the background is not painted. */
function painted(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
}

/** Resolves in the next task. A timer would take longer: a second in a background page. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  }).finally(() => port1.close())
}

function screenAddress(): { path: string; query: string } {
  const [path = '', query = ''] = pathAfterHash(location.hash.slice(1)).split('?')
  return { path, query }
}

/** A copy of the template, since the visitor may open the same screen again before the app starts. */
function firstView(): Node {
  const { path, query } = screenAddress()
  return screenTemplate('screen', path, query)?.content.cloneNode(true) ?? new DocumentFragment()
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

/** The addresses that the build has written into an attribute of the root. */
function listed(attribute: 'scripts' | 'styles'): string[] {
  return root.dataset[attribute]?.split(' ') ?? []
}

function whileHere(work: () => void): () => void {
  return () => {
    if (root.hasAttribute(mark)) work()
  }
}
