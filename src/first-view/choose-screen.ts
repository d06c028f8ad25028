/**
 * Runs in the page before the app: shows the first view of the screen that the address names, asks for its data, then starts the
 * app. The build writes it into the page.
 */
import { athensToday, type Day } from '../../domain/days/days.ts'
import { chosenLanguage, firstKnownLanguage, isLanguage, languages, pageFile } from '../../domain/languages.ts'
import { configurationElement } from '../../domain/page-elements.ts'
import { pathAfterHash } from '../../domain/paths.ts'
import { requestTimeoutMs } from '../api/request-timeout.ts'
import { namesPlaces, needsCityNames, parseSearch, readEventsAddress } from '../paths.ts'
import { firstRequests } from './first-requests.ts'
import type { FirstRoot } from './first-root.ts'
import { screenTemplate } from './screen-templates.ts'
import { firstDayOf, firstTextsOf, showDay, showTexts, showYear } from './show-texts.ts'

/** Until the app is there, the root of the app has this attribute and holds the first view (`take-over.ts`). */
const mark = 'data-first-view'

const root = document.getElementById('root') as FirstRoot

/** That of the page. */
const { lang } = document.documentElement
const language = isLanguage(lang) ? lang : languages[0]

/** Only the server of this project writes its configuration into the page. What another offers is not known here. */
const isOwnServer = document.getElementById(configurationElement) !== null

/** The server of this project sends the page in the language of the visitor; another sends the same file to all. */
function openOwnLanguage(): void {
  if (isOwnServer) return
  const wanted = chosenLanguage(document.cookie) ?? firstKnownLanguage(navigator.languages)
  if (wanted !== lang) location.replace(`./${pageFile(wanted)}${location.search}${location.hash}`)
}

function showScreen(): void {
  const { path, query } = screenAddress()
  const today = athensToday(new Date())
  const day = readEventsAddress(parseSearch(query)).date ?? today
  root.querySelector('main')?.replaceChildren(contentOf('screen'))
  const firstDay = firstDayOf(day, language)
  root.texts = { day: firstDay, listings: [] }
  showDay(root, firstDay)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    if (link.hash === `#${path}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  if (isOwnServer) fetchData(path, query, today, day)
}

/** The app takes the responses (`first-responses.ts`). The day is that of the calendar. */
function fetchData(path: string, query: string, today: Day, day: Day): void {
  const search = parseSearch(query)
  if (namesPlaces(search) || (language !== languages[0] && needsCityNames(path, search))) {
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: './greekCities.json' })
  }
  const headers = { 'Accept': 'application/json, application/problem+json', 'Accept-Language': language }
  const request = (address: string) => fetch(address, { headers, signal: AbortSignal.timeout(requestTimeoutMs) })
  const responses = new Map(firstRequests(path, query, { today, language }).map((address) => [address, request(address)]))
  root.responses = responses
  // The app requests again what failed.
  for (const response of responses.values()) response.catch(() => undefined)
  // The first is that of the listings.
  const [listings] = responses.values()
  void listings
    ?.then((response) => response.clone().json())
    .then((data: Parameters<typeof firstTextsOf>[0]) => {
      // The visitor may have gone to another screen.
      if (root.responses !== responses || !root.texts) return
      root.texts = { ...root.texts, listings: firstTextsOf(data, day, language) }
      if (root.hasAttribute(mark)) showTexts(root, root.texts.listings)
    })
    .catch(() => undefined)
}

/** Fetched beside the code of the app. Not of screens without a first view: whether the visitor may open them is not known here. */
function fetchCodeOfScreen(): void {
  if (templateOf('screen')) document.head.append(contentOf('code'))
}

/** Evaluates one script after the other, each in a task of its own. They are fetched together. */
async function startApp(): Promise<void> {
  const scripts = listed('scripts')
  for (const href of scripts) addLink({ rel: 'modulepreload', crossOrigin: 'anonymous', href })
  fetchCodeOfScreen()
  addEventListener('hashchange', whileHere(fetchCodeOfScreen))
  for (const script of scripts) {
    await import(script)
    await nextTask()
  }
}

/** Until the first view is painted: the code would delay its font and its image. A page in the background is not painted. */
function painted(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
}

/** By a message: a timer waits longer, and a page in the background waits a second for it. */
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

/** A copy, since the visitor may come back before the app is there. */
function contentOf(kind: 'screen' | 'code'): Node {
  return templateOf(kind)?.content.cloneNode(true) ?? new DocumentFragment()
}

function templateOf(kind: 'screen' | 'code'): HTMLTemplateElement | null {
  const { path, query } = screenAddress()
  return screenTemplate(kind, path, query)
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

/** The addresses in this attribute of the root, which the build has written. */
function listed(attribute: 'scripts' | 'styles'): string[] {
  return root.dataset[attribute]?.split(' ') ?? []
}

function whileHere(work: () => void): () => void {
  return () => {
    if (root.hasAttribute(mark)) work()
  }
}

/** A member's links differ from those of a visitor; they come with the app. */
function isMember(): boolean {
  try {
    return localStorage.getItem('token') !== null
  } catch {
    // The storage is blocked.
    return false
  }
}

// Named for the loader of later code, which would fetch a style sheet that it does not find; disabled, since they are in the page.
for (const href of listed('styles')) addLink({ rel: 'stylesheet', disabled: true, href })
root.toggleAttribute('data-member', isMember())
root.addEventListener('click', ({ target }) => {
  if (root.hasAttribute(mark) && target instanceof Element) root.pressed = target.closest('button')
})
// The app sends the form, since its button was pressed. The browser would write the fields into the address.
root.addEventListener('submit', (event) => root.hasAttribute(mark) && event.preventDefault())
addEventListener('hashchange', whileHere(showScreen))
showYear(root, athensToday(new Date()))
root.hidden = false
openOwnLanguage()
showScreen()
void painted().then(startApp)
