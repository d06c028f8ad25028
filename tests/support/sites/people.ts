/** The users of a site of the browser tests, and their listings. */
import { insertUser } from '../../../server/store/account/users.ts'
import { cheapHash } from '../listings/cheap-hash.ts'
import { admin, memberPassword as password } from './members-site.ts'
import type { SiteDatabase } from './open-site.ts'
import { tokenOf } from '../browser/sign-in.ts'

/** The users who can sign in, by the name of their role. */
export const people = {
  member: { username: 'eleni', password, role: 'ROLE_USER' },
  newcomer: { username: 'stavros', password, role: 'ROLE_USER' },
  moderator: { username: 'niki', password, role: 'ROLE_MODERATOR' },
  admin: { ...admin, role: 'ROLE_ADMIN' },
} as const

/** Inserts the users who are not administrators. */
export async function insertPeople(db: SiteDatabase): Promise<void> {
  const password_hash = await cheapHash(password)
  for (const { username, role } of [people.member, people.newcomer, people.moderator]) {
    await insertUser(db, { username, email: `${username}@private.test`, password_hash, role })
  }
}

const common = { description: 'Bring a towel.\nAnd <b>water</b>.', city: 'Volos', address: 'Alykes 3', link: 'swim.example' }
const days = { startDate: '2199-05-01', endDate: '2199-05-02', cost: 2.5 }

/** The member adds a listing of each type: one is rejected, one approved, and two are pending. */
export async function fillSite(url: string): Promise<void> {
  const [member, administrator] = await Promise.all([tokenOf(url, people.member), tokenOf(url, people.admin)])
  const event = await add('events', { title: 'Night swim', ...days, tags: [{ name: 'Festival' }] })
  const shop = await add('shops', { title: 'Jar shop' })
  await add('volunteers', { title: 'Swallow count', tags: [{ name: 'Birds' }] })
  await add('dine', { title: 'Chickpea corner' })
  await send('PUT', `events/${event}/reject`, administrator, { reason: 'In which bay is it?' })
  await send('PUT', `shops/${shop}/approve`, administrator)

  async function add(list: string, fields: object): Promise<number> {
    return (await send('POST', list, member, { ...common, ...fields })).id
  }

  async function send(method: string, path: string, token: string, body?: object): Promise<{ id: number }> {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
}
