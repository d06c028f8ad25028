/** The order of roles. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasRole, roles, rolesWith } from '../../../domain/account/roles.ts'
import { maySee, screenRoles } from '../../../domain/screen-roles.ts'
import { adminPaths } from '../../../domain/paths.ts'

const role = fc.constantFrom(...roles)

it('is total: of two roles one has the permissions of the other, and both only if they are the same', () => {
  fc.assert(fc.property(role, role, (a, b) => {
    expect(hasRole(a, b) || hasRole(b, a)).toBe(true)
    expect(hasRole(a, b) && hasRole(b, a)).toBe(a === b)
  }))
})

it('passes permissions on: members, moderators, administrators', () => {
  expect(roles.map(rolesWith)).toEqual([
    ['ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'], ['ROLE_MODERATOR', 'ROLE_ADMIN'], ['ROLE_ADMIN'],
  ])
  fc.assert(fc.property(role, role, role, (a, b, c) => {
    if (hasRole(a, b) && hasRole(b, c)) expect(hasRole(a, c)).toBe(true)
  }))
})

it('gives a role that is not known no permissions', () => {
  fc.assert(fc.property(fc.string().filter((text) => !roles.some((known) => known === text)), role, (unknown, needed) => {
    expect(hasRole(unknown, needed)).toBe(false)
  }))
})

it('opens screens to the role that each requires, and to those above it', () => {
  const seen = Object.fromEntries(roles.map((each) => [each, adminPaths.filter((path) => maySee(path, each))]))
  const ofModerator = ['/admin-events', '/admin-audit', '/admin-objections']
  expect(seen).toEqual({ ROLE_USER: [], ROLE_MODERATOR: ofModerator, ROLE_ADMIN: Object.keys(screenRoles) })
})
