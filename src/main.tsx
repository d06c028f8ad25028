/** The composition root: reads the configuration, starts the session, makes the client, hands all to the router. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { listingTypes, type ListingType } from '../domain/listing.ts'
import { createAccounts } from './api/accounts.ts'
import { createApprovedListings, type ApprovedListings } from './api/approved-listings.ts'
import { createAudit } from './api/audit.ts'
import { bearer } from './api/bearer.ts'
import { createApiClient } from './api/client.ts'
import { createModeration } from './api/moderation.ts'
import { openDraftStorage } from './api/draft-storage.ts'
import { eventTowns } from './api/event-towns.ts'
import { openSessionStorage } from './api/session-storage.ts'
import { fetchConfiguration, rememberCities } from './api/site.ts'
import { createSubmissions } from './api/submissions.ts'
import { createUsers } from './api/users.ts'
import { createSiteRouter, preloadScreens } from './router.tsx'
import { logBrokenScreen } from './routes/log-failure.ts'
import { startSession } from './routes/start-session.ts'
import { startWaitingCount } from './routes/start-waiting-count.ts'
import { preloadLater } from './ui/later.ts'
import './ui/tokens.css'
import './ui/base.css'
import './ui/without-scripts.css'

const now = () => new Date()
const sessionStorage = openSessionStorage(window)
const session = startSession(sessionStorage, now)

const apiUrl = import.meta.env.VITE_API_URL ?? ''
const client = createApiClient(apiUrl)
client.use(
  bearer({
    token: () => session.getSnapshot().context.session?.token ?? null,
    onUnauthorized: (token) => session.send({ type: 'session.refuse', token }),
  }),
)

const [configuration] = await Promise.all([
  fetchConfiguration(apiUrl),
  waitFor(session, (snapshot) => !snapshot.hasTag('busy')),
])
const { offers } = configuration
const moderation = createModeration(client, offers)

const router = createSiteRouter({
  configuration,
  session,
  accounts: createAccounts(client),
  moderation,
  waitingCount: startWaitingCount(moderation, session),
  submissions: createSubmissions(client, offers),
  drafts: openDraftStorage(window, now),
  users: createUsers(client, offers),
  audit: createAudit(client),
  listings: Object.fromEntries(
    listingTypes.map((type) => [type, createApprovedListings(client, type, offers)]),
  ) as Record<ListingType, ApprovedListings>,
  fetchTowns: eventTowns(client),
  holdsToken: (token) => sessionStorage.holds(token),
  fetchCities: rememberCities(),
  now,
})

createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: logBrokenScreen }).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

// Safari has no idle callback; what matters is that the first screen goes first.
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1000))
whenIdle(() => void preloadScreens().then(preloadLater))
