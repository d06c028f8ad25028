/** Loads the configuration of the server, and the list of cities from the web app's own origin. */
import type { components } from '../../contract/openapi.ts'
import type { City } from '../../domain/places/cities.ts'
import { RequestFailed } from '../../domain/failure.ts'
import { offersOf, type Offers } from '../../domain/offers.ts'
import { releaseOf } from '../../domain/page-elements.ts'
import { isJson } from './unanswered.ts'

type SentConfiguration = components['schemas']['Configuration']

/** The configuration of an installation. */
export interface SiteConfiguration extends Omit<SentConfiguration, 'offers'> {
  /** The parts of the API that not every backend has. */
  readonly offers: Offers
}

/** For a web app whose server has no `config.json`. */
const defaultConfiguration: Omit<SiteConfiguration, 'offers'> = {
  productName: 'Prasino',
  contactEmail: 'hello@prasino.example',
  socialLinks: [],
}

/** Limits how long a slow server delays the first screen, which needs a configuration. */
const responseTimeoutMs = 3000

/** `answer` is the server's configuration; `first` is the same, or the defaults if the server takes longer than three seconds. */
export interface FetchedConfiguration {
  readonly first: Promise<SiteConfiguration>
  readonly answer: Promise<SiteConfiguration>
}

/**
 * The configuration of the server at this URL; an empty URL is the folder of the web app, and `inPage` what its page contains. The
 * defaults if it cannot be read.
 */
export function fetchConfiguration(apiUrl: string, inPage?: string): FetchedConfiguration {
  if (apiUrl === '' && inPage !== undefined) {
    const answer = Promise.resolve(configurationOf(JSON.parse(inPage)))
    return { answer, first: answer }
  }
  const file = apiUrl === '' ? 'config.json' : `${apiUrl.replace(/\/$/, '')}/config.json`
  const answer = fetchJson(file).catch(() => null).then(configurationOf)
  const timeout = new Promise<SiteConfiguration>((resolve) => setTimeout(() => resolve(configurationOf(null)), responseTimeoutMs))
  return { answer, first: Promise.race([answer, timeout]) }
}

function configurationOf(sent: unknown): SiteConfiguration {
  const { offers, ...configuration } = (sent ?? {}) as Partial<SentConfiguration>
  return { ...defaultConfiguration, ...configuration, offers: offersOf(offers) }
}

/** Whether the web app's own origin responds within three seconds. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(responseTimeoutMs)
  const response = await fetch('.', { cache: 'no-store', signal }).catch(() => null)
  return response?.ok ?? false
}

/**
 * Resolves if the server at this URL, or in the folder of the web app, answers within three seconds. A portal has no JSON; a server
 * that knows only the documented calls says that there is nothing at this address.
 */
export async function askServer(apiUrl: string, signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)])
  const address = apiUrl === '' ? 'health/live' : `${apiUrl.replace(/\/$/, '')}/health/live`
  const response = await fetch(address, { cache: 'no-store', signal: limit })
  if (!isJson(response) && response.status !== 404) throw new Error('Something else answered.')
}

/** The release of the page that the server has; null if it does not answer within three seconds, or something else answers for it. */
export async function fetchRelease(): Promise<string | null> {
  const signal = AbortSignal.timeout(responseTimeoutMs)
  const response = await fetch(window.location.pathname, { cache: 'no-store', signal }).catch(() => null)
  return response?.ok ? releaseOf(await response.text()) : null
}

/** Returns a function that loads the list of cities and caches it after the first success. It throws RequestFailed. */
export function createFetchCities(fetch = globalThis.fetch): () => Promise<readonly City[]> {
  let cities: readonly City[] | null = null
  return async () => (cities ??= (await fetchJson('greekCities.json', fetch)) as City[])
}

/** Reads a JSON file. Throws RequestFailed. */
export async function fetchJson(file: string, fetch = globalThis.fetch): Promise<unknown> {
  const response = await fetch(file).catch((cause: unknown) => {
    throw new RequestFailed({ status: null, type: null, sentence: null }, { cause })
  })
  if (!response.ok) throw new RequestFailed({ status: response.status, type: null, sentence: null })
  return response.json()
}
