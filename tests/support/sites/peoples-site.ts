/** A site with a member who has listings, a newcomer, a moderator and an administrator, and the sessions of all. */
import { adminEnvironment } from './members-site.ts'
import type { OpenedSite } from './open-site.ts'
import { fillSite, insertPeople, people } from './people.ts'
import type { Make } from '../runner/shared.ts'
import { tokenOf } from '../browser/sign-in.ts'

export type Tokens = Readonly<Record<keyof typeof people, string>>

export const peoplesSite: Make<OpenedSite> = async ({ sites }) => {
  const site = await sites.open({ listings: [], prepare: insertPeople, environment: adminEnvironment })
  await fillSite(site.url)
  return site
}

export const peoplesTokens: Make<Tokens> = async ({ get }) => {
  const { url } = await get(peoplesSite)
  const named = Object.entries(people).map(async ([name, person]) => [name, await tokenOf(url, person)])
  return Object.fromEntries(await Promise.all(named)) as Tokens
}
