/** What the web app reads once: the configuration of its server, and the list of cities from its own origin. */
import type { components } from '../../contract/openapi.ts'
import type { City } from '../../domain/cities.ts'
import { RequestFailed } from '../../domain/failure.ts'
import { offersOf, type Offers } from '../../domain/offers.ts'

type SentConfiguration = components['schemas']['Configuration']

/** What an installation says of itself. */
export interface SiteConfiguration extends Omit<SentConfiguration, 'offers'> {
  /** Which parts of the API it has beyond those that every backend has. */
  readonly offers: Offers
}

/** What a web app shows that is hosted where nobody answers for `config.json`. */
const defaultConfiguration: Omit<SiteConfiguration, 'offers'> = {
  productName: 'Prasino',
  contactEmail: 'hello@prasino.example',
  socialLinks: [],
}

/** Nothing is drawn before there is a configuration, so a server that stays silent must not keep it longer. */
const silenceLimitMs = 3000

/** The answer of the server, and what to begin with: the same, or the defaults where the server takes longer than three seconds. */
export interface FetchedConfiguration {
  readonly first: Promise<SiteConfiguration>
  readonly answer: Promise<SiteConfiguration>
}

/**
 * Product name, contact address, social links and offers of the server at this address; an empty one is the folder that the
 * web app came from. The defaults when they can't be had.
 */
export function fetchConfiguration(apiUrl: string): FetchedConfiguration {
  const file = apiUrl === '' ? 'config.json' : `${apiUrl.replace(/\/$/, '')}/config.json`
  const answer = fetchJson(file).catch(() => null).then(configurationOf)
  const silence = new Promise<SiteConfiguration>((resolve) => setTimeout(() => resolve(configurationOf(null)), silenceLimitMs))
  return { answer, first: Promise.race([answer, silence]) }
}

function configurationOf(sent: unknown): SiteConfiguration {
  const { offers, ...configuration } = (sent ?? {}) as Partial<SentConfiguration>
  return { ...defaultConfiguration, ...configuration, offers: offersOf(offers) }
}

/** Whether the origin that the web app came from answers, within three seconds. */
export async function isReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(silenceLimitMs)
  const response = await fetch('.', { cache: 'no-store', signal }).catch(() => null)
  return response?.ok ?? false
}

/** A function that reads the cities a listing may be in; once it went well it remembers them. Throws RequestFailed. */
export function rememberCities(): () => Promise<readonly City[]> {
  let cities: readonly City[] | null = null
  return async () => (cities ??= (await fetchJson('greekCities.json')) as City[])
}

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(file).catch((cause: unknown) => {
    throw new RequestFailed({ status: null, type: null, sentence: null }, { cause })
  })
  if (!response.ok) throw new RequestFailed({ status: response.status, type: null, sentence: null })
  return response.json()
}
