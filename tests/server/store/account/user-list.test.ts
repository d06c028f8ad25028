/** The list of users: its content and order, compared with a simple implementation, and its use of indexes. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../../contract/openapi.ts'
import type { Database } from '../../../../server/database/open-database.ts'
import { readPage } from '../../../../server/store/lists/stored-list.ts'
import { selectUsers, userList, type UserQuery } from '../../../../server/store/account/user-list.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'
import { insertManyUsers } from '../../../support/listings/many-users.ts'
import { insertMember } from '../../../support/listings/members.ts'

type User = components['schemas']['User']

let database: Database
const users: User[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  const names = ['Zoe', 'alkis', 'Alkis_2', 'alkis.3', 'A-lkis', 'maria', 'MARIA_B', 'x_y', 'xzy', '00_', 'eleni.K']
  for (const [index, username] of names.entries()) {
    const email = `${index % 2 ? 'Box' : 'post'}${(index * 7) % 11}%${username}@private.test`
    const given = { enabled: index % 3 > 0, role: index % 4 ? 'ROLE_USER' : 'ROLE_ADMIN' } as const
    const { id } = await insertMember(database.db, { username, email, ...given })
    users.push({ id, username, email, ...given })
  }
})

const listed = (query: UserQuery) => userList(database.db, query).rowsAt({ offset: 0, limit: null })

/** The simple implementation. All names are ASCII, so `<` compares code points. */
function expected({ q = '', sort = 'id' }: UserQuery): User[] {
  const part = q.toLowerCase()
  const key = sort.replace('-', '') as 'id' | 'username' | 'email' | 'enabled'
  const value = (user: User) => (typeof user[key] === 'string' ? user[key].toLowerCase() : Number(user[key]))
  const compare = (a: User, b: User) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : a.id - b.id)
  const found = users.filter(({ username, email }) => [username, email].some((text) => text.toLowerCase().includes(part)))
  const sorted = found.sort(compare)
  return sort.startsWith('-') ? sorted.reverse() : sorted
}

const sort = fc.constantFrom('id', '-id', 'username', '-username', 'email', '-email', 'enabled', '-enabled' as const)
const piece = fc.constantFrom('a', 'LK', 'is', '_', '%', '\\', '.', '-', '@', 'x', 'Y', 'maria', ' ', 'ά', 'K', 'private.TEST')
const q = fc.option(fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join('')), { nil: undefined })

describe('the list of users', () => {
  it('contains the users that match the text in any letter case, in the requested order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ q, sort }), async (query) => {
        expect(await listed(query)).toEqual(expected(query))
      }),
    )
  })

  it('is the same by page, with the total number', async () => {
    const number = fc.integer({ min: 1, max: 6 })
    await fc.assert(
      fc.asyncProperty(fc.record({ q, sort }), number, fc.integer({ min: 1, max: 5 }), async (query, page, size) => {
        const all = expected(query)
        expect(await readPage(userList(database.db, query), { number: page, size })).toEqual({
          rows: all.slice((page - 1) * size, page * size), hasNext: all.length > page * size, total: all.length, isCapped: false,
        })
      }),
    )
  })

  it('does not match look-alike characters of other alphabets', async () => {
    expect([await listed({ q: '\u212A' }), await listed({ q: 'k' })]).toEqual([[], expected({ q: 'k' })])
  })
})

describe('a page of many users', () => {
  let many: Database
  beforeAll(async () => {
    many = await createTestDatabase()
    await insertManyUsers(many.db, 5_000)
  })

  it.each(['id', '-id', 'username', '-username', 'email', '-email', 'enabled', '-enabled'] as const)(
    'sorted by %s is read from an index', async (sort) => {
      const page = selectUsers(sql`true`, sort, { offset: 0, limit: 11 })
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(many.db)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toMatch(/Index Scan (Backward )?using/)
      expect(plan).not.toMatch(/Sort|Seq Scan/)
    },
  )

  it('has a count of at most 1000', async () => {
    const { total, isCapped, rows } = await readPage(userList(many.db, { q: 'example', sort: '-id' }), { number: 1, size: 10 })
    expect([total, isCapped, rows.map(({ id }) => 5_000 - id)]).toEqual([1_000, true, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
  })
})
