/** The composition root: reads the configuration, makes the client, hands both to the router. */
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { listingTypes, type ListingType } from '../domain/listing.ts'
import { createApprovedListings, type ApprovedListings } from './api/approved-listings.ts'
import { createApiClient } from './api/client.ts'
import { fetchConfiguration, rememberCities } from './api/site.ts'
import { createSiteRouter, preloadScreens } from './router.tsx'
import { preloadLater } from './ui/later.ts'
import './ui/tokens.css'
import './ui/base.css'

const client = createApiClient(import.meta.env.VITE_API_URL ?? '')

const router = createSiteRouter({
  configuration: await fetchConfiguration(),
  listings: Object.fromEntries(listingTypes.map((type) => [type, createApprovedListings(client, type)])) as Record<
    ListingType,
    ApprovedListings
  >,
  fetchCities: rememberCities(),
  now: () => new Date(),
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

// Safari has no idle callback; what matters is that the first screen goes first.
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1000))
whenIdle(() => void preloadScreens().then(preloadLater))
