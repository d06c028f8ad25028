/** React's strict mode, which starts every actor twice during development. */
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { noFilter } from '../../domain/lists/filter.ts'
import { createAccounts } from '../../src/api/account/accounts.ts'
import type { Entry } from '../../domain/listing/listing.ts'
import type { Page } from '../../domain/lists/paging.ts'
import { createApiClient } from '../../src/api/client.ts'
import { emailVerificationMachine } from '../../src/machines/account/email-verification.ts'
import { listingBrowserMachine, type FilteredPlace } from '../../src/machines/lists/listing-browser.ts'
import { fromCall } from '../../src/site/from-call.ts'
import { appearance, render, text } from './ui/rendered.tsx'

/** The first state without the tag `busy`. */
async function stateOf(useSnapshot: () => { readonly value: unknown; hasTag: (tag: 'busy') => boolean }): Promise<string> {
  function Screen() {
    const snapshot = useSnapshot()
    return <output aria-busy={snapshot.hasTag('busy')}>{String(snapshot.value)}</output>
  }
  await render(<StrictMode><Screen /></StrictMode>)
  await appearance('output[aria-busy="false"]')
  return text('output')
}

it('does not report the abort of the first call as a failure of the second', async () => {
  const page: Page<Entry> = { rows: [], total: 0, isCapped: false }
  const fetchPage = (_: FilteredPlace, signal: AbortSignal) =>
    new Promise<Page<Entry>>((resolve, reject) => {
      const answer = setTimeout(resolve, 5, page)
      signal.addEventListener('abort', () => {
        clearTimeout(answer)
        reject(signal.reason as Error)
      })
    })
  const machine = listingBrowserMachine.provide({ actors: { fetchPage: fromCall(fetchPage) } })
  expect(await stateOf(() => useMachine(machine, { input: { filter: noFilter, page: 1, today: null } })[0])).toBe('empty')
})

it('does not request a confirmation link twice', async () => {
  const requests: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    requests.push((input as Request).url)
    return Promise.resolve(requests.length === 1 ? new Response('Confirmed.') : new Response('This link was used before.', { status: 400 }))
  }
  const { confirmEmail } = createAccounts(createApiClient('http://api.example', 'en', fetch))
  const machine = emailVerificationMachine.provide({ actors: { confirmEmail: fromCall(confirmEmail) } })
  expect(await stateOf(() => useMachine(machine, { input: { token: 'a' } })[0])).toBe('verified')
  expect(requests).toHaveLength(1)
})
