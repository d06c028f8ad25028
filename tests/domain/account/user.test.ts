/** The order and the search of the list of users. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUserSort, nextSort, userColumns, usersOf, type User } from '../../../domain/account/user.ts'

const users: fc.Arbitrary<User[]> = fc
  .array(fc.record({ username: fc.constantFrom('Eleni', 'eleni', 'nikos', 'Zoe', 'zoe.k'), enabled: fc.boolean() }), { maxLength: 12 })
  .map((drafts) =>
    drafts.map((draft, index) => ({ ...draft, id: index + 1, email: `${draft.username}@mail${index % 3}.test`, role: 'ROLE_USER' })),
  )

const ids = (list: readonly User[]) => list.map(({ id }) => id)
const user = (id: number, username: string, enabled = true): User => ({ id, username, email: `${id}@a.test`, enabled, role: 'ROLE_USER' })

describe('the list of users', () => {
  it('is reversed by a minus', () => {
    fc.assert(
      fc.property(users, fc.constantFrom(...userColumns), (all, column) => {
        const [forwards, backwards] = [column, `-${column}` as const].map((sort) => usersOf(all, { search: '', sort }))
        expect(ids(backwards ?? [])).toEqual(ids(forwards ?? []).reverse())
        expect(forwards).toHaveLength(all.length)
      }),
    )
  })

  it('is sorted regardless of case, and with disabled users first', () => {
    const all = [user(1, 'Zoe'), user(2, 'eleni'), user(3, 'Maria', false)]
    expect(ids(usersOf(all, { search: '', sort: 'username' }))).toEqual([2, 3, 1])
    expect(ids(usersOf(all, { search: '', sort: 'enabled' }))).toEqual([3, 1, 2])
  })

  it('is searched in names and addresses regardless of case', () => {
    const all = [user(1, 'Zoe'), user(2, 'eleni'), user(13, 'Maria')]
    expect(ids(usersOf(all, { search: 'ZO', sort: 'id' }))).toEqual([1])
    expect(ids(usersOf(all, { search: '3@A', sort: 'id' }))).toEqual([13])
    expect(ids(usersOf([user(1, 'Katia')], { search: '\u212Aatia', sort: 'id' }))).toEqual([])
  })
})

describe('an order', () => {
  it.each(['id', '-id', 'username', '-email', '-enabled'])('can be %s', (text) => expect(isUserSort(text)).toBe(true))

  it.each(['', '-', '--id', 'role', '-role', undefined])('cannot be %s', (text) => expect(isUserSort(text)).toBe(false))

  it('is reversed by the same column, and ascending by another', () => {
    expect([nextSort('id', 'id'), nextSort('-id', 'id'), nextSort('-id', 'email')]).toEqual(['-id', 'id', 'email'])
  })
})
