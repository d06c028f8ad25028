/** Adding a listing, by hand: what comes of each event in each state. */
import { emptyDraft, type Draft } from '../../../../domain/draft.ts'
import { emptyListingForm, type ListingForm } from '../../../../domain/submission.ts'
import { submissionMachine, type SubmissionContext, type SubmissionWorld } from '../../../../src/machines/submission/submission.ts'
import { done, failed, tableOf } from '../../../../tools/paths/table.ts'
import { away, refusal } from '../failures.ts'

const form: ListingForm = {
  ...emptyListingForm, title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', startDate: '01/05/2027',
  endDate: '01/05/2027', cost: '0',
}
const incomplete: ListingForm = { ...form, city: '' }
const noCity = { city: { rule: 'missing' } } as const
const changed: ListingForm = { ...form, title: 'Cleanup!' }
const kept: Draft = { ...emptyDraft('old', 'event'), form }
/** It may have arrived when its page was closed. */
const sentBefore: Draft = { ...kept, attempts: 1 }
const refused = refusal('too-many-requests')

const world = (hasToken: boolean): SubmissionWorld => ({ today: () => '2026-11-21', newKey: () => 'new', hasToken: () => hasToken })
const opened = (wanted: string | null, hasToken = true) =>
  ({ input: () => ({ wanted, world: world(hasToken) }), in: 'restoring', asks: [['openDraft']] }) as const

const typed = (draft: Draft, words: ListingForm): Draft => {
  const isOther = JSON.stringify(draft.form) !== JSON.stringify(words)
  return { ...draft, form: words, isChanged: draft.isChanged || (draft.attempts > 0 && isOther) }
}
/** A listing that may have arrived stays what it is: another type of it is another listing. */
const turned = (draft: Draft, type: string): Draft => {
  if (draft.type === type) return draft
  return draft.attempts > 0 ? { ...draft, type, key: 'new', attempts: 0, isChanged: false } : { ...draft, type }
}

const isKnown = ({ draft }: SubmissionContext) => ['event', 'shop'].includes(draft.type)
const hasToken = (context: SubmissionContext) => context.world.hasToken()
const submits = ['submit the form', 'submit it without a city']
const formOf = (on: string) => (on === 'submit the form' ? form : incomplete)
const inView = ['editing', 'submitting', 'submitted', 'failed']

export const submissionTable = tableOf({
  machine: submissionMachine,
  starts: {
    'open the form': opened(null),
    'open the form for a shop': opened('shop'),
    'open the form for a type that there is not': opened('cafe'),
    'open the form after the token is gone': opened(null, false),
  },
  events: {
    'the storage holds a draft': done('openDraft', kept),
    'the storage holds a draft that may have arrived': done('openDraft', sentBefore),
    'the storage holds nothing': done('openDraft', null),
    'the storage cannot be read': failed('openDraft', away),
    'type': { type: 'form.edit', form: changed },
    'choose a shop': { type: 'type.choose', listingType: 'shop' },
    'discard the draft': { type: 'draft.discard' },
    'submit the form': { type: 'form.submit', form },
    'submit it without a city': { type: 'form.submit', form: incomplete },
    'close the message': { type: 'status.close' },
    'the server takes the listing': done('submitDraft'),
    'the server refuses it': failed('submitDraft', refused),
    'the server does not answer': failed('submitDraft', away),
  },
  rows: [
    ...[kept, sentBefore].map((draft) => ({
      in: 'restoring', on: draft === kept ? 'the storage holds a draft' : 'the storage holds a draft that may have arrived', to: 'editing',
      changes: ({ wanted }: SubmissionContext) => ({ draft: turned(draft, wanted ?? 'event') }),
    })),
    { in: 'restoring', on: ['the storage holds nothing', 'the storage cannot be read'], to: 'editing' },
    {
      in: 'restoring', on: ['type', 'choose a shop', 'discard the draft', ...submits, 'close the message'],
      ignored: 'The form is not shown before what was kept is read.',
    },
    { in: inView, on: 'type', changes: ({ draft }) => ({ draft: typed(draft, changed) }), calls: [['saveDraft']] },
    { in: 'editing', on: 'choose a shop', changes: ({ draft }) => ({ draft: turned(draft, 'shop'), faults: {} }), calls: [['saveDraft']] },
    {
      in: 'editing', on: 'discard the draft',
      changes: ({ draft }) => ({ draft: emptyDraft('new', draft.type), faults: {} }), calls: [['removeDraft']],
    },
    {
      in: 'editing', on: 'submit the form', when: ['it can be sent', (context) => hasToken(context) && isKnown(context)], to: 'submitting',
      changes: ({ draft }) => ({
        draft: { ...typed(draft, form), attempts: draft.attempts + 1 }, faults: {}, refusal: null, failure: null,
      }),
      calls: [['saveDraft']], asks: ({ draft }) => [['submitDraft', { ...typed(draft, form), attempts: draft.attempts + 1 }]],
    },
    {
      in: 'editing', on: 'submit it without a city', when: ['it could be sent', (context) => hasToken(context) && isKnown(context)],
      changes: ({ draft }) => ({ draft: typed(draft, incomplete), faults: noCity, refusal: null, failure: null }),
    },
    ...submits.flatMap((on) => {
      const faults = on === 'submit the form' ? {} : noCity
      const written = ({ draft }: SubmissionContext) => ({ draft: typed(draft, formOf(on)), faults, failure: null })
      return [
        {
          in: 'editing', on, when: ['the token is gone', (context: SubmissionContext) => !hasToken(context)] as const, to: 'failed',
          changes: (context: SubmissionContext) => ({ ...written(context), refusal: 'token-missing' as const }),
        },
        {
          in: 'editing', on, to: 'failed',
          when: ['there is no such type', (context: SubmissionContext) => hasToken(context) && !isKnown(context)] as const,
          changes: (context: SubmissionContext) => ({ ...written(context), refusal: 'unknown-type' as const }),
        },
      ]
    }),
    {
      in: 'submitting', on: [...submits, 'choose a shop', 'discard the draft', 'close the message'],
      ignored: 'What is on its way is neither sent again nor called back.',
    },
    {
      in: 'submitting', on: 'the server takes the listing', to: 'submitted',
      changes: ({ draft }) => ({ draft: emptyDraft('new', draft.type), faults: {} }), calls: [['removeDraft']],
    },
    {
      in: 'submitting', on: 'the server refuses it', to: 'failed', calls: [['saveDraft']],
      changes: ({ draft }) => ({
        draft: { ...draft, attempts: draft.attempts - 1, isChanged: draft.isChanged && draft.attempts > 1 }, failure: refused.failure,
      }),
    },
    { in: 'submitting', on: 'the server does not answer', to: 'failed', changes: { failure: away.failure }, calls: [['saveDraft']] },
    { in: 'submitted', on: 'close the message', to: 'editing' },
    {
      in: 'failed', on: 'close the message', when: ['the token is gone', ({ refusal: reason }) => reason === 'token-missing'],
      to: 'editing', calls: [['renewSession']],
    },
    {
      in: 'failed', on: 'close the message', when: ['it is another failure', ({ refusal: reason }) => reason !== 'token-missing'],
      to: 'editing',
    },
  ],
  always: {
    'what is on its way counts as sent': (state, { draft }) => state !== 'submitting' || draft.attempts > 0,
    'what failed says why': (state, { refusal: reason, failure }) => state !== 'failed' || (reason === null) !== (failure === null),
    'what went through is not kept': (state, { draft }) => state !== 'submitted' || draft.attempts === 0,
  },
  key: ({ draft, faults, refusal: reason }) => [draft.type, draft.attempts > 0, draft.isChanged, Object.keys(faults).length > 0, reason],
  paths: 209,
})
