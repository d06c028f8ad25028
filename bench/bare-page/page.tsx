/** What any site of these libraries costs: React, the router with one route, and one machine that fetches a list with the client. */
import { createHashHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import createClient from 'openapi-fetch'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { assign, fromPromise, setup } from 'xstate'
import type { components, paths } from '../../contract/openapi.ts'

type Shop = components['schemas']['Listing']

const client = createClient<paths>({ baseUrl: location.origin })

const shopsMachine = setup({
  types: { context: {} as { shops: readonly Shop[] } },
  actors: {
    fetchShops: fromPromise(async () => (await client.GET('/api/shops/approved', { params: { query: { limit: 12 } } })).data ?? []),
  },
}).createMachine({
  context: { shops: [] },
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'fetchShops', onDone: { target: 'loaded', actions: assign({ shops: ({ event }) => event.output }) } } },
    loaded: {},
  },
})

function Shops() {
  const [{ context: { shops } }] = useMachine(shopsMachine)
  return <main>{shops.map(({ id, title }) => <article key={id}>{title}</article>)}</main>
}

const rootRoute = createRootRoute()
const routeTree = rootRoute.addChildren([createRoute({ getParentRoute: () => rootRoute, path: '/', component: Shops })])
const router = createRouter({ routeTree, history: createHashHistory() })

createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode><RouterProvider router={router} /></StrictMode>)
