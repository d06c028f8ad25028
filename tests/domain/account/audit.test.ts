/** The changes of an audit entry. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changesOf, removalIn, type AuditState } from '../../../domain/account/audit.ts'

const value = fc.constantFrom(null, '', 'Volos', 5, 0, [], [{ name: 'Art' }])
const state: fc.Arbitrary<AuditState> = fc.option(fc.dictionary(fc.constantFrom('title', 'city', 'tags', 'cost', '__proto__'), value))

it('has no changes between equal states', () => {
  fc.assert(fc.property(state, (same) => changesOf({ before: same, after: structuredClone(same) }).length === 0))
})

it('has the reverse changes if before and after are exchanged', () => {
  fc.assert(
    fc.property(state, state, (before, after) => {
      const turned = changesOf({ before: after, after: before }).map((change) => [change.field, change.after, change.before])
      const changes = changesOf({ before, after }).map((change) => [change.field, change.before, change.after])
      expect(turned.map(String).sort()).toEqual(changes.map(String).sort())
    }),
  )
})

it('contains only the fields that differ, in the order of the states', () => {
  const before = { title: 'Walk', city: null, tags: [], cost: 0, state: 'pending' }
  const after = { title: 'Forest walk', city: '', tags: [{ name: 'Art' }], cost: 0, state: 'approved' }
  expect(changesOf({ before, after })).toEqual([
    { field: 'title', before: 'Walk', after: 'Forest walk' },
    { field: 'tags', before: null, after: [{ name: 'Art' }] },
    { field: 'state', before: 'pending', after: 'approved' },
  ])
})

it('contains all values of a deleted listing', () => {
  expect(changesOf({ before: { title: 'Walk', link: null }, after: null })).toEqual([{ field: 'title', before: 'Walk', after: null }])
})

it('tells why an administrator removed a listing beside what it was', () => {
  const entry = { before: { title: 'Walk', state: 'approved' }, after: { state: 'removed', removalReason: 'Twice.' } }
  const removal = removalIn(entry)
  expect(removal && changesOf(removal)).toEqual([
    { field: 'state', before: 'approved', after: 'removed' }, { field: 'removalReason', before: null, after: 'Twice.' },
  ])
  expect([removalIn({ ...entry, after: null }), removalIn({ ...entry, after: { state: 'rejected' } })]).toEqual([null, null])
})
