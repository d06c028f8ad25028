/** The table of the form that adds a listing. */
import { done, failed, table } from 'xstate-walk'
import { emptyDraft, type Draft } from '../../../../domain/listing/draft.ts'
import { emptyListingForm, type ListingForm } from '../../../../domain/listing/listing-form.ts'
import { submissionMachine, type SubmissionContext, type SubmissionDependencies } from '../../../../src/machines/submission/submission.ts'
import { unreachable, refusal } from '../failures.ts'

const form: ListingForm = {
  ...emptyListingForm, title: 'Cleanup', description: 'Bring gloves.', city: 'Athens', startDate: '01/05/2027',
  endDate: '01/05/2027', cost: '0',
}
const incomplete: ListingForm = { ...form, city: '' }
const noCity = { city: { rule: 'missing' } } as const
const changed: ListingForm = { ...form, title: 'Cleanup!' }
const storedDraft: Draft = { ...emptyDraft('old', 'event'), form }
/** A draft whose page was closed while it was being sent: it may have arrived. */
const sentBefore: Draft = { ...storedDraft, attempts: 1 }
const refused = refusal('too-many-requests')

const dependencies = (hasToken: boolean): SubmissionDependencies =>
  ({ today: () => '2026-11-21', newKey: () => 'new', hasToken: () => hasToken })
const opened = (requestedType: string | null, draftType: string, hasToken = true) => {
  const given = { requestedType, dependencies: dependencies(hasToken) }
  const context = { ...given, draft: emptyDraft('new', draftType), faults: {}, refusal: null, failure: null }
  return { input: () => given, in: 'restoring', context, invokes: [['openDraft']] } as const
}

const typed = (draft: Draft, words: ListingForm): Draft => {
  const isOther = JSON.stringify(draft.form) !== JSON.stringify(words)
  return { ...draft, form: words, isChanged: draft.isChanged || (draft.attempts > 0 && isOther) }
}
/** A listing that may have arrived keeps its key and type; with another type it is a new listing. */
const turned = (draft: Draft, type: string): Draft => {
  if (draft.type === type) return draft
  return draft.attempts > 0 ? { ...draft, type, key: 'new', attempts: 0, isChanged: false } : { ...draft, type }
}

const isKnown = ({ draft }: SubmissionContext) => ['event', 'shop'].includes(draft.type)
const hasToken = (context: SubmissionContext) => context.dependencies.hasToken()
const submits = ['submit the form', 'submit without a city']
const returns = ['the connection returns', 'send it again']
const formOf = (on: string) => (on === 'submit the form' ? form : incomplete)
const inView = ['editing', 'submitting', 'submitted', 'failed', 'asking']
const isUnanswered = ({ draft }: SubmissionContext) => draft.attempts > 0
const canSend = ({ draft }: SubmissionContext) => draft.form.city !== ''

export const submissionTable = table({
  machine: submissionMachine,
  starts: {
    'open the form': opened(null, 'event'),
    'open the form for a shop': opened('shop', 'shop'),
    'open the form for an unknown type': opened('cafe', 'cafe'),
    'open the form without a token': opened(null, 'event', false),
  },
  events: {
    'the storage holds a draft': done('openDraft', storedDraft),
    'the storage holds a draft that may have arrived': done('openDraft', sentBefore),
    'the storage holds nothing': done('openDraft', null),
    'the storage cannot be read': failed('openDraft', unreachable),
    'type': { type: 'form.edit', form: changed },
    'choose a shop': { type: 'type.choose', listingType: 'shop' },
    'discard the draft': { type: 'draft.discard' },
    'submit the form': { type: 'form.submit', form },
    'submit without a city': { type: 'form.submit', form: incomplete },
    'close the message': { type: 'status.close' },
    'the connection returns': { type: 'connection.return' },
    'send it again': { type: 'draft.send' },
    'the server accepts the listing': done('submitDraft'),
    'the server refuses it': failed('submitDraft', refused),
    'the server does not answer': failed('submitDraft', unreachable),
  },
  tags: { busy: ['restoring', 'submitting'] },
  rows: [
    ...[storedDraft, sentBefore].map((draft) => ({
      in: 'restoring', to: 'editing',
      on: draft === storedDraft ? 'the storage holds a draft' : 'the storage holds a draft that may have arrived',
      changes: ({ requestedType }: SubmissionContext) => ({ draft: turned(draft, requestedType ?? 'event') }),
    })),
    { in: 'restoring', on: ['the storage holds nothing', 'the storage cannot be read'], to: 'editing' },
    {
      in: 'restoring', on: ['type', 'choose a shop', 'discard the draft', ...submits, 'close the message', ...returns],
      ignored: 'The form is not shown before a stored draft is read.',
    },
    { in: inView, on: 'type', changes: ({ draft }) => ({ draft: typed(draft, changed) }), calls: [['saveDraft']] },
    { in: 'editing', on: 'choose a shop', changes: ({ draft }) => ({ draft: turned(draft, 'shop'), faults: {} }), calls: [['saveDraft']] },
    {
      in: 'editing', on: 'discard the draft',
      changes: ({ draft }) => ({ draft: emptyDraft('new', draft.type), faults: {} }), calls: [['removeDraft'], 'changes'],
    },
    {
      in: 'editing', on: 'submit the form', to: 'submitting',
      when: ['there is a token and a known type', (context) => hasToken(context) && isKnown(context)],
      changes: ({ draft }) => ({
        draft: { ...typed(draft, form), attempts: draft.attempts + 1 }, faults: {}, refusal: null, failure: null,
      }),
      calls: [['saveDraft']], invokes: ({ draft }) => [['submitDraft', { ...typed(draft, form), attempts: draft.attempts + 1 }]],
    },
    {
      in: 'editing', on: 'submit without a city',
      when: ['there is a token and a known type', (context) => hasToken(context) && isKnown(context)],
      changes: ({ draft }) => ({ draft: typed(draft, incomplete), faults: noCity, refusal: null, failure: null }),
    },
    ...submits.flatMap((on) => {
      const faults = on === 'submit the form' ? {} : noCity
      const written = ({ draft }: SubmissionContext) => ({ draft: typed(draft, formOf(on)), faults, failure: null })
      return [
        {
          in: 'editing', on, when: ['the token is missing', (context: SubmissionContext) => !hasToken(context)] as const, to: 'failed',
          changes: (context: SubmissionContext) => ({ ...written(context), refusal: 'token-missing' as const }),
        },
        {
          in: 'editing', on, to: 'failed',
          when: ['the type is unknown', (context: SubmissionContext) => hasToken(context) && !isKnown(context)] as const,
          changes: (context: SubmissionContext) => ({ ...written(context), refusal: 'unknown-type' as const }),
        },
      ]
    }),
    {
      in: 'submitting', on: [...submits, 'choose a shop', 'discard the draft', 'close the message', ...returns],
      ignored: 'A running request is neither repeated nor cancelled.',
    },
    {
      in: 'submitting', on: 'the server accepts the listing', to: 'submitted',
      changes: ({ draft }) => ({ draft: emptyDraft('new', draft.type), faults: {} }), calls: [['removeDraft'], 'changes'],
    },
    {
      in: 'submitting', on: 'the server refuses it', to: 'failed', calls: [['saveDraft']],
      changes: ({ draft }) => ({
        draft: { ...draft, attempts: draft.attempts - 1, isChanged: draft.isChanged && draft.attempts > 1 }, failure: refused.failure,
      }),
    },
    { in: 'submitting', on: 'the server does not answer', to: 'failed', changes: { failure: unreachable.failure }, calls: [['saveDraft']] },
    { in: 'submitted', on: 'close the message', to: 'editing' },
    {
      in: ['editing', 'failed'], on: 'the connection returns', when: ['an attempt was not answered', isUnanswered], to: 'asking',
    },
    {
      in: ['editing', 'failed'], on: 'the connection returns', when: ['no attempt is open', (context) => !isUnanswered(context)],
      ignored: 'There is nothing to send.',
    },
    { in: 'asking', on: 'close the message', to: 'editing' },
    {
      in: 'asking', on: 'send it again', to: 'submitting',
      when: ['there is a token, a known type and a city', (context) => hasToken(context) && isKnown(context) && canSend(context)],
      changes: ({ draft }) => ({ draft: { ...draft, attempts: draft.attempts + 1 }, faults: {}, refusal: null, failure: null }),
      calls: [['saveDraft']], invokes: ({ draft }) => [['submitDraft', { ...draft, attempts: draft.attempts + 1 }]],
    },
    {
      in: 'asking', on: 'send it again', to: 'failed', when: ['the token is missing', (context) => !hasToken(context)],
      changes: ({ draft }) => ({ faults: draft.form.city === '' ? noCity : {}, failure: null, refusal: 'token-missing' as const }),
    },
    {
      in: 'asking', on: 'send it again', to: 'editing',
      when: ['the city is missing', (context) => hasToken(context) && isKnown(context) && !canSend(context)],
      changes: { faults: noCity, refusal: null, failure: null },
    },
    {
      in: 'failed', on: 'close the message', when: ['the token is missing', ({ refusal: reason }) => reason === 'token-missing'],
      to: 'editing', calls: [['renewSession']],
    },
    {
      in: 'failed', on: 'close the message', when: ['it is another failure', ({ refusal: reason }) => reason !== 'token-missing'],
      to: 'editing',
    },
  ],
  always: {
    'submitting counts an attempt': ['submitting', ({ draft }) => draft.attempts > 0],
    'the state failed has a refusal or a failure': ['failed', ({ refusal, failure }) => (refusal === null) !== (failure === null)],
    'submitted has a new draft': ['submitted', ({ draft }) => draft.attempts === 0],
  },
  preconditions: {
    // A third attempt is like the second.
    'submit the form': ({ draft }) => draft.attempts < 2,
    'send it again': ({ draft }) => draft.attempts < 2,
  },
  key: ({ draft, faults, refusal: reason, ...context }) => [
    draft.type, draft.attempts, draft.isChanged, draft.form.city === '', Object.keys(faults).length > 0, reason,
    hasToken({ draft, faults, refusal: reason, ...context }),
  ],
  paths: 345,
})
