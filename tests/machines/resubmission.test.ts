/** Changing one's own listing and submitting it again. */
import { describe } from 'vitest'
import type { OwnListing } from '../../domain/own-listing.ts'
import { listingFormOf } from '../../domain/submission.ts'
import { resubmissionMachine, type ResubmissionContext } from '../../src/machines/resubmission.ts'
import { away, refusal } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const listing: OwnListing = {
  id: 7, type: 'event', state: 'rejected', rejectionReason: 'Where?', title: 'Cleanup', description: 'Bring gloves.',
  city: 'Athens', address: null, link: null, tags: [], approved: false, startDate: '2020-05-01', endDate: '2027-05-01',
  cost: 2.55, etag: '"7-1"',
}
const context: ResubmissionContext = { listing, faults: {}, failure: null, today: () => '2026-11-21' }
// What it has may stay: a first day that is past, a cost beside the steps.
const form = { ...listingFormOf(listing), endDate: '02/05/2020', address: 'Korai 3' }
const submit = { type: 'form.submit', form } as const
const incomplete = { type: 'form.submit', form: { ...form, title: ' ', startDate: '02/05/2020' } } as const
const close = { type: 'status.close' } as const
const faults = { title: { rule: 'missing' }, startDate: { rule: 'in-the-past' } } as const
const changed = { kind: 'changed', current: { title: 'Cleanup!', etag: '"7-2"' } } as const
const approved = refusal('already-approved')
const leave = ['closeEditor', 'reloadList']

describe('resubmission, by its table', () => {
  testTransitions<ResubmissionContext>(resubmissionMachine, context, [
    { in: 'editing', with: { faults }, on: submit, to: 'saving', holds: { faults: {} } },
    { in: 'editing', on: incomplete, to: 'editing', holds: { faults } },
    { in: 'editing', on: { type: 'edit.cancel' }, to: 'editing', calls: ['closeEditor'] },
    { in: 'saving', on: submit, to: 'saving' },
    { in: 'saving', on: done('resubmit', { kind: 'done', listing }), to: 'saved' },
    { in: 'saving', on: done('resubmit', changed), to: 'conflicting', holds: { listing: { ...listing, ...changed.current } } },
    { in: 'saving', on: failed('resubmit', away), to: 'failed', holds: { failure: away.failure } },
    { in: 'saved', on: close, to: 'editing', calls: leave },
    { in: 'conflicting', on: close, to: 'editing' },
    { in: 'failed', with: { failure: away.failure }, on: close, to: 'editing' },
    { in: 'failed', with: { failure: approved.failure }, on: close, to: 'editing', calls: leave },
  ])
})
