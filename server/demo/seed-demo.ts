/** Inserts the demo listings, a member and an administrator. */
import { randomBytes } from 'node:crypto'
import { addDays, type Day } from '../../domain/days/days.ts'
import type { Role } from '../../domain/account/roles.ts'
import type { Connection } from '../store/connection.ts'
import { hashPassword } from '../work/passwords.ts'
import { insertListing, type NewListing } from '../store/listing/listings.ts'
import { insertUser } from '../store/account/users.ts'
import { demoListings, type DemoListing } from './demo-listings.ts'

/** A created account with its password, which is stored only as a hash. */
export interface NewAccount {
  readonly username: string
  readonly password: string
  readonly role: Role
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
  const accounts = demoUsers.map((user) => ({ ...user, password: randomBytes(16).toString('base64url') }))
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
  const { tags, startsInDays, durationDays = 1, ...fields } = demo
  const listing = { address: null, link: null, approved: true, ...fields, tags: tags.map((name) => ({ name })), author }
  return demo.type === 'event' ? { cost: 0, ...listing, ...datesOf(startsInDays, durationDays, today) } : listing
}

function datesOf(startsInDays: number | undefined, durationDays: number, today: Day): Pick<NewListing, 'startDate' | 'endDate'> {
  if (startsInDays === undefined) return { startDate: null, endDate: null }
  const startDate = addDays(today, startsInDays)
  return { startDate, endDate: addDays(startDate, durationDays - 1) }
}
