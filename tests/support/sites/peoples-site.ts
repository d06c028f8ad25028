/** A site with a member who has listings, a newcomer and an administrator, and the sessions of all three. */
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
  const [member, newcomer, admin] = await Promise.all(Object.values(people).map((person) => tokenOf(url, person)))
  return { member: member ?? '', newcomer: newcomer ?? '', admin: admin ?? '' }
}
