/** The table of the form that edits one's own listing. */
import { done, failed, table } from 'xstate-walk'
import type { ListingChange } from '../../../../domain/moderation/moderation.ts'
import type { OwnListing } from '../../../../domain/listing/own-listing.ts'
import { differsFrom, draftOf } from '../../../../domain/listing/edit-draft.ts'
import { listingFormOf } from '../../../../domain/listing/submission.ts'
import { resubmissionMachine, type ResubmissionContext } from '../../../../src/machines/my-listings/resubmission.ts'
import { unreachable, refusal } from '../failures.ts'

/** What the author typed, who may also have sent it as a change of a published text. */
const text = {
  id: 7, title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', address: null, link: null, tags: [], approved: true,
  startDate: '2020-05-01', endDate: '2027-05-01', startTime: null, endTime: null, cost: 2.55,
  language: 'en', translatedTitle: null, translatedDescription: null,
} satisfies ListingChange['listing']
const published: OwnListing = {
  ...text, type: 'event', state: 'approved', rejectionReason: null, title: 'Walk', etag: '"7-1"',
  change: { state: 'waiting', rejectionReason: null, submittedAt: '2026-11-20T08:00:00.000Z', listing: text },
}
const listing: OwnListing = { ...published, ...text }
// Existing values are allowed: a start date in the past, a cost that is not a multiple of 0.1.
const form = { ...listingFormOf(listing), endDate: '02/05/2020', address: ' Korai 3' }
const incomplete = { ...form, title: ' ', startDate: '02/05/2020' }
const payload = {
  title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', address: 'Korai 3', startDate: '2020-05-01', endDate: '2020-05-02',
  cost: 2.55, approved: false,
}
const key = '0b7f5f0e-5d0f-4c8e-9f4b-0b6f6f2d1c51'
const dependencies = { today: () => '2026-11-21', newKey: () => key }
const storedDraft = { ...draftOf(key.replace('c51', 'c52'), { ...listing, etag: '"7-0"' }), form: { ...form, title: 'Kept' } }
const faults: ResubmissionContext['faults'] = { title: { rule: 'missing' }, startDate: { rule: 'in-the-past' } }
const theirs = { title: 'Cleanup!', change: null, etag: '"7-2"' }
const approved = refusal('already-approved')
const deleted = refusal('unknown-listing')
const isLost = ({ failure }: ResubmissionContext) => failure?.type === 'already-approved' || failure?.type === 'unknown-listing'

const isEdited = ({ draft, listing: known }: ResubmissionContext) => differsFrom(draft, known)
/** As the server answers. */
const saved = { ...listing, etag: '"7-3"' }
const open = ['editing', 'leaving', 'saving', 'saved', 'conflicting', 'failed']

export const resubmissionTable = table({
  machine: resubmissionMachine,
  starts: {
    'open the editor': {
      input: () => ({ ...dependencies, listing: published }), in: 'restoring',
      context: { ...dependencies, listing, draft: draftOf(key, listing), faults: {}, failure: null, saved: null },
      invokes: [['openDraft', listing]],
    },
  },
  events: {
    'submit the form': { type: 'form.submit', form },
    'submit without a title': { type: 'form.submit', form: incomplete },
    'a stored draft is found': done('openDraft', storedDraft),
    'no draft is found': done('openDraft', null),
    'the storage cannot be read': failed('openDraft', unreachable),
    'type': { type: 'form.edit', form },
    'discard the draft': { type: 'draft.discard' },
    'keep the draft': { type: 'draft.keep' },
    'cancel': { type: 'edit.cancel' },
    'close the message': { type: 'status.close' },
    'the server accepts the change': done('resubmit', { kind: 'done', listing: saved }),
    'the server reports another change': done('resubmit', { kind: 'changed', current: theirs }),
    'the server does not answer': failed('resubmit', unreachable),
    'the server reports that it is approved': failed('resubmit', approved),
    'the server reports that it is deleted': failed('resubmit', deleted),
  },
  tags: { busy: ['restoring', 'saving'] },
  rows: [
    { in: 'restoring', on: 'a stored draft is found', to: 'editing', changes: { draft: storedDraft } },
    { in: 'restoring', on: 'no draft is found', to: 'editing' },
    { in: 'restoring', on: 'the storage cannot be read', to: 'editing' },
    {
      in: 'restoring',
      on: ['type', 'submit the form', 'submit without a title', 'cancel', 'discard the draft', 'keep the draft', 'close the message'],
      ignored: 'A stored draft is not overwritten before it is read.',
    },
    { in: open, on: 'type', changes: ({ draft }) => ({ draft: { ...draft, form } }), calls: [['saveDraft']] },
    { in: 'editing', on: 'discard the draft', calls: [['removeDraft'], 'changes'],
      changes: ({ listing: known }) => ({ draft: draftOf(key, known), faults: {} }) },
    { in: 'editing', on: 'cancel', when: ['something is changed', isEdited], to: 'leaving' },
    {
      in: 'editing', on: 'cancel', when: ['nothing is changed', (context) => !isEdited(context)],
      calls: [['removeDraft'], 'changes', ['closeEditor']],
    },
    { in: 'leaving', on: 'keep the draft', to: 'editing' },
    { in: 'leaving', on: 'discard the draft', to: 'editing', calls: [['removeDraft'], ['closeEditor']] },
    {
      in: 'editing', on: 'submit the form', to: 'saving',
      changes: ({ draft }) => ({ draft: { ...draft, form }, faults: {}, failure: null }),
      invokes: ({ listing: known }) => [['resubmit', { listing: known, payload }]],
    },
    {
      in: 'editing', on: 'submit without a title',
      changes: ({ draft }) => ({ draft: { ...draft, form: incomplete }, faults, failure: null }),
    },
    {
      in: 'saving', on: ['submit the form', 'submit without a title', 'cancel', 'discard the draft',
        'keep the draft', 'close the message'],
      ignored: 'A running request is neither repeated nor cancelled.',
    },
    { in: 'saving', on: 'the server accepts the change', to: 'saved', changes: { saved }, calls: [['removeDraft']] },
    {
      in: 'saving', on: 'the server reports another change', to: 'conflicting',
      changes: ({ draft }) => ({ listing: { ...listing, ...theirs }, draft: { ...draft, edits: { id: 7, etag: '"7-2"' } } }),
      calls: [['saveDraft']],
    },
    { in: 'saving', on: 'the server does not answer', to: 'failed', changes: { failure: unreachable.failure } },
    { in: 'saving', on: 'the server reports that it is approved', to: 'failed', changes: { failure: approved.failure } },
    { in: 'saving', on: 'the server reports that it is deleted', to: 'failed', changes: { failure: deleted.failure } },
    { in: 'saved', on: 'close the message', to: 'editing', changes: { saved: null }, calls: [['closeEditor'], ['reloadList']] },
    { in: 'conflicting', on: 'close the message', to: 'editing' },
    {
      in: 'failed', on: 'close the message', when: ['the listing can no longer be edited', isLost],
      to: 'editing', calls: [['closeEditor'], ['reloadList']],
    },
    { in: 'failed', on: 'close the message', when: ['the request can be repeated', (context) => !isLost(context)], to: 'editing' },
  ],
  always: {
    'the state failed has a failure': ['failed', ({ failure }) => failure !== null],
    'a form with faults is not sent': ['saving', ({ faults }) => Object.keys(faults).length === 0],
  },
  paths: 224,
})
