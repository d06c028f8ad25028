/** Adding a listing. */
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { emptyDraft, type Draft } from '../../domain/draft.ts'
import { emptyListingForm, type ListingForm } from '../../domain/submission.ts'
import { submissionMachine, type SubmissionContext, type SubmissionWorld } from '../../src/machines/submission.ts'
import { deferred } from './deferred.ts'
import { away, refusal } from './failures.ts'
import { done, failed, testTransitions } from './transition-table.ts'

const form: ListingForm = {
  ...emptyListingForm, title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', startDate: '01/05/2027',
  endDate: '01/05/2027', cost: '0',
}
const world = (hasToken: boolean): SubmissionWorld => ({ today: () => '2026-11-21', newKey: () => 'new', hasToken: () => hasToken })
const draft: Draft = { ...emptyDraft('old', 'event'), form }
const context: SubmissionContext = { draft, faults: {}, refusal: null, failure: null, wanted: null, world: world(true) }

const submit = { type: 'form.submit', form } as const
const incomplete = { type: 'form.submit', form: { ...form, city: '', cost: '-1' } } as const
const edit = { type: 'form.edit', form: { ...form, title: 'Cleanup!' } } as const
const toShop = { type: 'type.choose', listingType: 'shop' } as const
const close = { type: 'status.close' } as const
const faults = { city: { rule: 'missing' }, cost: { rule: 'too-small', limit: 0 } } as const
const fresh = emptyDraft('new', 'event')
const refused = refusal('too-many-requests')
const attempted = { ...draft, attempts: 1 }

describe('submission, by its table', () => {
  testTransitions<SubmissionContext>(submissionMachine, context, [
    { in: 'restoring', with: { draft: fresh }, on: done('openDraft', draft), to: 'editing', holds: { draft } },
    { in: 'restoring', with: { draft: fresh }, on: done('openDraft', null), to: 'editing', holds: { draft: fresh } },
    {
      in: 'restoring', with: { wanted: 'shop' }, on: done('openDraft', draft), to: 'editing',
      holds: { draft: { ...draft, type: 'shop' } },
    },
    { in: 'restoring', with: { draft: fresh }, on: failed('openDraft', away), to: 'editing', holds: { draft: fresh } },
    { in: 'editing', on: edit, to: 'editing', calls: ['saveDraft'], holds: { draft: { ...draft, form: edit.form } } },
    {
      in: 'editing', with: { faults }, on: toShop, to: 'editing', calls: ['saveDraft'],
      holds: { draft: { ...draft, type: 'shop' }, faults: {} },
    },
    {
      in: 'editing', with: { draft: attempted }, on: toShop, to: 'editing', calls: ['saveDraft'],
      holds: { draft: { ...draft, key: 'new', type: 'shop' } },
    },
    {
      in: 'editing', with: { faults }, on: { type: 'draft.discard' }, to: 'editing', calls: ['removeDraft'],
      holds: { draft: fresh, faults: {} },
    },
    { in: 'editing', with: { faults }, on: submit, to: 'submitting', calls: ['saveDraft'], holds: { draft: attempted, faults: {} } },
    { in: 'editing', on: incomplete, to: 'editing', holds: { faults } },
    { in: 'editing', with: { world: world(false) }, on: submit, to: 'failed', holds: { refusal: 'token-missing', draft } },
    {
      in: 'editing', with: { draft: { ...draft, type: 'cafe' } }, on: submit, to: 'failed',
      holds: { refusal: 'unknown-type', draft: { ...draft, type: 'cafe' } },
    },
    { in: 'submitting', on: submit, to: 'submitting' },
    { in: 'submitting', on: edit, to: 'submitting', calls: ['saveDraft'] },
    { in: 'submitting', on: done('submitDraft'), to: 'submitted', calls: ['removeDraft'], holds: { draft: fresh } },
    {
      in: 'submitting', with: { draft: attempted }, on: failed('submitDraft', away), to: 'failed', calls: ['saveDraft'],
      holds: { failure: away.failure, draft: attempted },
    },
    {
      in: 'submitting', with: { draft: attempted }, on: failed('submitDraft', refused), to: 'failed', calls: ['saveDraft'],
      holds: { failure: refused.failure, draft },
    },
    { in: 'submitted', on: close, to: 'editing' },
    { in: 'submitted', on: submit, to: 'submitted' },
    { in: 'failed', on: close, to: 'editing' },
    { in: 'failed', with: { refusal: 'token-missing' }, on: close, to: 'editing', calls: ['renewSession'] },
  ])
})

describe('submission', () => {
  it('sends once what is submitted twice, and under the same key again where no answer came', async () => {
    const { logic, calls } = deferred<void, Draft>()
    let keys = 0
    const actor = createActor(
      submissionMachine.provide({
        actors: { openDraft: fromPromise<Draft | null, undefined>(() => Promise.resolve(null)), submitDraft: logic },
      }),
      { input: { wanted: null, world: { ...world(true), newKey: () => String((keys += 1)) } } },
    ).start()
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    actor.send(submit)
    actor.send(submit)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    calls[0]?.fail(away)
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    actor.send(close)
    actor.send({ type: 'form.submit', form: edit.form })
    calls[1]?.succeed()
    const { context: after } = await waitFor(actor, (snapshot) => snapshot.matches('submitted'))
    expect(calls.map(({ input: { key, attempts, isChanged } }) => ({ key, attempts, isChanged }))).toEqual([
      { key: '1', attempts: 1, isChanged: false },
      { key: '1', attempts: 2, isChanged: true },
    ])
    expect(after.draft.key).toBe('2')
  })
})
