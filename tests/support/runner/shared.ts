/** Fixtures that the tests of a worker share: created on first use, closed after the last test. */
import { KeptContexts } from '../browser/kept-contexts.ts'
import { startSites, type Sites } from '../sites/open-site.ts'

export interface Shared {
  readonly sites: Sites
  readonly contexts: KeptContexts
  /** The result of this function, which is called once; `atEnd` registers a function that closes it. */
  get<Thing>(make: Make<Thing>): Promise<Thing>
}

export type Make<Thing> = (shared: Shared, atEnd: (end: () => Promise<void>) => void) => Promise<Thing>

/** These are no worker fixtures, since Playwright starts a new worker for tests with different worker fixtures. */
export async function startSharing(): Promise<Shared & { end(): Promise<void> }> {
  const made = new Map<Make<unknown>, Promise<unknown>>()
  const ends: (() => Promise<void>)[] = []
  const sites = await startSites()
  const shared = {
    sites,
    contexts: new KeptContexts(),
    get<Thing>(make: Make<Thing>): Promise<Thing> {
      const thing = (made.get(make) as Promise<Thing> | undefined) ?? make(shared, (end) => ends.push(end))
      made.set(make, thing)
      return thing
    },
    async end() {
      await sites.close()
      await Promise.all(ends.map((end) => end()))
    },
  }
  return shared
}
