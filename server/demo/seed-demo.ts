/** Inserts the demo listings, a member and an administrator. */
import { randomBytes } from 'node:crypto'
import { addDays, type Day } from '../../domain/days/days.ts'
import type { RoleColumn } from '../database/schema.ts'
import type { Connection } from '../store/connection.ts'
import { hashPassword } from '../work/passwords.ts'
import { insertListing, type NewListing } from '../store/listing/listings.ts'
import { insertUser } from '../store/account/users.ts'
import { demoListings, type DemoListing } from './demo-listings.ts'

/** A created account with its password, which is stored only as a hash. */
export interface NewAccount {
  readonly username: string
  readonly password: string
  readonly role: RoleColumn
}

const demoUsers = [
  { username: 'maria', email: 'maria@example.org', role: 'ROLE_USER' },
  { username: 'admin', email: 'admin@example.org', role: 'ROLE_ADMIN' },
] as const

/**
 * Atomic. Returns the created accounts. If a user name or e-mail address is taken, that account is not created; without a new
 * account, no listings are inserted. Concurrent calls insert once.
 */
export async function seedDemo(db: Connection, today: Day): Promise<NewAccount[]> {
  const accounts = demoUsers.map((user) => ({ ...user, password: randomBytes(12).toString('base64url') }))
  return db.transaction().execute(async (transaction) => {
    const created = new Map<NewAccount, number>()
    for (const account of accounts) {
      const { username, email, role, password } = account
      const password_hash = await hashPassword(password)
      const id = await insertUser(transaction, { username, email, role, password_hash })
      if (id !== null) created.set(account, id)
    }
    const [author] = created.values()
    if (author === undefined) return []
    for (const listing of demoListings) await insertListing(transaction, newListing(listing, today, author))
    return [...created.keys()]
  })
}

function newListing(demo: DemoListing, today: Day, author: number | null): NewListing {
  const { type, title, description, city, address = null, link = null, tags, approved = true } = demo
  const { translatedTitle = null, translatedDescription = null } = demo
  const texts = { title, description, translatedTitle, translatedDescription }
  const listing = { type, ...texts, city, address, link, tags: tags.map((name) => ({ name })), approved, author }
  return type === 'event' ? { ...listing, ...datesAndCost(demo, today) } : listing
}

type DatesAndCost = Pick<NewListing, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'cost'>

function datesAndCost({ startsInDays, durationDays = 1, startTime, endTime, cost = 0 }: DemoListing, today: Day): DatesAndCost {
  if (startsInDays === undefined) return { startDate: null, endDate: null, cost }
  const startDate = addDays(today, startsInDays)
  const endDate = addDays(startDate, durationDays - 1)
  return { startDate, endDate, startTime: startTime ?? null, endTime: endTime ?? null, cost }
}
