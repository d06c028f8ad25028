/** The machine of the form that adds a listing. */
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { testWalk } from 'xstate-walk/vitest'
import type { Draft } from '../../../../domain/listing/draft.ts'
import { emptyListingForm } from '../../../../domain/listing/listing-form.ts'
import { submissionMachine } from '../../../../src/machines/submission/submission.ts'
import { deferred } from '../deferred.ts'
import { unreachable } from '../failures.ts'
import { submissionTable } from './submission.table.ts'

const form = { ...emptyListingForm, title: 'Jars', description: 'Bring your own.', city: 'Athens' }

describe('submission, path by path', () => testWalk(submissionTable))

describe('submission', () => {
  it('keeps the key for a repeated attempt without a response, and uses a new one after a success', async () => {
    const { logic, calls } = deferred<void, Draft>()
    let keys = 0
    const machine = submissionMachine.provide({
      actors: { openDraft: fromPromise<Draft | null, undefined>(() => Promise.resolve(null)), submitDraft: logic },
      actions: { saveDraft: () => {}, removeDraft: () => {} },
    })
    const dependencies = { today: () => '2026-11-21', newKey: () => String((keys += 1)), hasToken: () => true }
    const actor = createActor(machine, { input: { requestedType: 'shop', dependencies } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    actor.send({ type: 'form.submit', form })
    calls[0]?.fail(unreachable)
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    actor.send({ type: 'status.close' })
    actor.send({ type: 'form.submit', form })
    calls[1]?.succeed()
    const { context: after } = await waitFor(actor, (snapshot) => snapshot.matches('submitted'))
    expect([...calls.map(({ input }) => input.key), after.draft.key]).toEqual(['1', '1', '2'])
  })
})
