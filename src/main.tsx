/** The composition root: starts the session, creates the client, loads the configuration, and creates the router. */
import type { RouterHistory } from '@tanstack/history'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import type { City } from '../domain/places/cities.ts'
import { languages, type Language } from '../domain/languages.ts'
import { lazilyAwaited } from '../domain/lazily.ts'
import type { Offers } from '../domain/offers.ts'
import { configurationElement } from '../domain/page-elements.ts'
import { getLocale } from '../messages/compiled/runtime.js'
import { bearer } from './api/bearer.ts'
import { createApiClient } from './api/client.ts'
import { openLanguageStorage } from './storage/language-storage.ts'
import { laterCalls } from './api/later-calls.ts'
import { openSessionStorage } from './storage/session-storage.ts'
import { askServer, createFetchCities, fetchConfiguration, type SiteConfiguration } from './api/site.ts'
import { reportUnanswered } from './api/unanswered.ts'
import './first-view/evaluate-react.ts'
import { fetchAfterPage } from './first-view/first-responses.ts'
import type { FirstRoot } from './first-view/first-root.ts'
import { takeOver } from './first-view/take-over.ts'
import type { Search } from './paths.ts'
import { createSiteRouter, replaceSite } from './router.tsx'
import { fetchOnIntent } from './routes/frame/fetch-on-intent.ts'
import { arePlacesKnown, lookUpPlaces } from './site/addressed-places.ts'
import { createCalls, type Calls } from './site/calls.ts'
import { followFreshLogins } from './site/fresh-logins.ts'
import { createLanguageChoice } from './site/language-choice.ts'
import { logBrokenScreen } from './site/log-failure.ts'
import { startLayers } from './site/layer-history.ts'
import { createKnownDistances } from './site/known-distances.ts'
import { createPlaceNames } from './site/place-names.ts'
import { reopenPage } from './site/reload-page.ts'
import type { Site } from './site/site.ts'
import { startOffline, startSession, startToday } from './site/start-actors.ts'
import { followWaiting, type WaitingListings } from './site/waiting-listings.ts'
import { fetchMemberItems } from './ui/frame/navigation.tsx'
import './ui/styles/base.css'
import './ui/styles/fonts.css'
import './ui/styles/forced-colors.css'
import { FirstTextsContext, noTexts } from './ui/listing/first-texts.ts'
import './ui/styles/print.css'
import './ui/styles/site-links.css'
import './ui/styles/tokens.css'
import './ui/styles/without-scripts.css'

const now = () => new Date()
const sessionStorage = openSessionStorage(window)
const session = startSession(sessionStorage, now)
const today = startToday(window, now)
const openLayer = startLayers(window)

const apiUrl = import.meta.env.VITE_API_URL ?? ''
const root = document.getElementById('root') as FirstRoot
const offline = startOffline(window, (signal) => askServer(apiUrl, signal))
const onUnanswered = () => offline.send({ type: 'server.miss' })
const freshLogins = followFreshLogins(lazilyAwaited(async () => {
  const modules = [import('./site/running-fresh-login.ts'), import('./api/account/accounts.ts')] as const
  const [{ runFreshLogin }, { createAccounts }] = await Promise.all(modules)
  return runFreshLogin({ logInAgain: createAccounts(client).logInAgain, session })
}))
const client = createApiClient(
  apiUrl, getLocale(), reportUnanswered(fetchAfterPage(root, globalThis.fetch), onUnanswered), freshLogins.ask,
)
client.use(
  bearer({
    token: () => session.getSnapshot().context.session?.token ?? null,
    onUnauthorized: (token) => session.send({ type: 'session.refuse', token }),
  }),
)

const fetchListedCities = createFetchCities(reportUnanswered(globalThis.fetch, onUnanswered))
const geography = laterCalls(async () =>
  (await import('./api/geography.ts')).createGeography(fetchNamedCities, navigator.geolocation, placeNames.nameRegions))
const languageStorage = openLanguageStorage(document)
const typedText = () => import('./routes/frame/typed-text.ts')
const drafts = laterCalls(async () => (await import('./storage/draft-storage.ts')).openDraftStorage(window, now))

/** Limits how long the names of cities delay a screen. */
const namesTimeoutMs = 3000

const placeNames = createPlaceNames(getLocale())
const distances = createKnownDistances(window)

// Not at the top level: the chunks of screens import that of this module, and would wait for it while it waits for them.
void start()

async function start(): Promise<void> {
  const fetched = fetchConfiguration(apiUrl, document.getElementById(configurationElement)?.textContent)
  const [configuration] = await Promise.all([
    fetched.first,
    waitFor(session, (snapshot) => !snapshot.hasTag('busy')),
  ])
  const { offers } = configuration
  const waiting = followWaiting(async (tell) => {
    const { runCount } = await import('./site/running-count.ts')
    return runCount({ calls: callsOf(offers).moderation, offers, page: window, session, tell })
  }, session)
  const siteOf = siteWith(waiting)
  const site = siteOf(configuration)
  // A server that names no cities in the language of the reader leaves it to every screen.
  if (site.cityLanguage !== getLocale()) await loadCityNames()
  const router = createSiteRouter(site)
  void fetched.answer.then((answer) => {
    if (answer !== configuration) replaceSite(router, siteOf(answer))
  })
  // The router follows the address once it is mounted; before, a link of the first view can change it.
  const stopFollowing = router.history.subscribe(() => void router.load())
  void takeOver(root).then(() => {
    stopFollowing()
    // Only who has chosen a language can have switched it.
    if (languageStorage.read()) void typedText().then(({ restoreTypedText }) => restoreTypedText(document)).catch(() => undefined)
  })
  // Without the screen, the app would show an empty page in place of the first view; and a header without the links of a member.
  await Promise.all([router.load(), session.getSnapshot().context.session && fetchMemberItems()])
  const firstTexts = () => root.texts ?? noTexts
  // A transition renders in short tasks, between which the page reacts to the user.
  startTransition(() =>
    createRoot(root, { onCaughtError: logBrokenScreen }).render(
      <StrictMode>
        <FirstTextsContext value={firstTexts}>
          <RouterProvider router={router} />
        </FirstTextsContext>
      </StrictMode>,
    ),
  )
  fetchOnIntent(document)
  if (offers.has('roles') && session.getSnapshot().context.session) {
    const currentRole = () => import('./site/current-role.ts')
    whenIdle(() => void currentRole().then(({ followRole }) => followRole({ client, page: document, session }), () => undefined))
  }
  // A development server has no built service worker, and a browser can refuse it: the site works without.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenIdle(() => void startCopies(router.history).catch(() => undefined))
}

/** Cities have their stored names, and all places of the address are taken to exist, if the lists do not come in time. */
function loadCityNames(search: Search = {}): Promise<void> | undefined {
  if (placeNames.areCitiesNamed() && arePlacesKnown(search)) return undefined
  const fetched = Promise.all([fetchNamedCities(), lookUpPlaces(search, geography)]).then(() => undefined, () => undefined)
  return Promise.race([fetched, new Promise<undefined>((resolve) => setTimeout(resolve, namesTimeoutMs))])
}

/** With the list, the names are known. */
async function fetchNamedCities(): Promise<readonly City[]> {
  const cities = await fetchListedCities()
  placeNames.nameCities(cities)
  return cities
}

async function startCopies(history: RouterHistory): Promise<void> {
  // The notice, the words and the drawing can be needed when their code cannot be fetched.
  const [{ keepCopies }, { fetchAhead }, { watchUnansweredDraft }] = await Promise.all([
    import('./site/keep-copies.ts'), import('./routes/frame/fetch-ahead.ts'), import('./site/unanswered-draft.ts'),
    import('./ui/frame/offline-notice.tsx'), import('./ui/offline-parts.ts'),
  ])
  watchUnansweredDraft({ history, drafts, session, offline })
  const worker = await keepCopies(offline)
  if (worker) await fetchAhead(document, worker)
}

/** After the first screen is shown. Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 3000)
}

/** The count runs once; the other parts that depend on the offers are those of a configuration. */
function siteWith(waiting: WaitingListings): (configuration: SiteConfiguration) => Site {
  const permanentParts = {
    session,
    freshLogins,
    waiting,
    offline,
    today,
    now,
    openLayer,
    drafts,
    holdsToken: (token: string) => sessionStorage.holds(token),
    loadCityNames,
    geography,
    placeNames,
    distances,
    serverAddress: new URL(apiUrl || '/', window.location.href).href.replace(/\/$/, ''),
  }
  const accountLanguage = laterCalls(async () => (await import('./api/account/account-language.ts')).createAccountLanguage(client))
  return (configuration) => {
    const { offers } = configuration
    return {
      ...permanentParts,
      ...callsOf(offers),
      configuration,
      language: createLanguageChoice({
        storage: languageStorage,
        account: () => (offers.has('account-language') && session.getSnapshot().context.session ? accountLanguage : null),
        current: getLocale(),
        reload: () => void typedText().then(({ keepTypedText }) => keepTypedText(document)).catch(() => undefined).then(() => reopenPage()),
      }),
      cityLanguage: cityLanguageOf(offers),
    }
  }
}

function callsOf(offers: Offers): Calls {
  return createCalls({ client, offers, cityLanguage: cityLanguageOf(offers), geography })
}

/** Other servers name cities by their stored names. */
function cityLanguageOf(offers: Offers): Language {
  return offers.has('city-language') ? getLocale() : languages[0]
}
