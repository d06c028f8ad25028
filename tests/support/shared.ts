/** What the tests of a worker have in common: made when the first of them wants it, kept until the last one ended. */
import { startSites, type Sites } from './open-site.ts'

export interface Shared {
  readonly sites: Sites
  /** What this function makes, the same for each test that names it; `atEnd` takes what ends the thing. */
  get<Thing>(make: Make<Thing>): Promise<Thing>
}

export type Make<Thing> = (shared: Shared, atEnd: (end: () => Promise<void>) => void) => Promise<Thing>

/** Were each shared thing a fixture of the worker, then tests with others would need other workers. */
export async function startSharing(): Promise<Shared & { end(): Promise<void> }> {
  const made = new Map<Make<unknown>, Promise<unknown>>()
  const ends: (() => Promise<void>)[] = []
  const sites = await startSites()
  const shared = {
    sites,
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
