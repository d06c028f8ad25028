/** The table of the form that reports a listing. */
import { table } from 'xstate-walk'
import type { Report, ReportForm } from '../../../../domain/moderation/report.ts'
import { reportMachine, type ReportContext } from '../../../../src/machines/lists/report.ts'
import { requestFormPart, unsent } from '../recipes/request-form.rows.ts'

const empty: ReportForm = { kind: '', why: '', name: '', email: '', concernsChildren: false, goodFaith: false }

const form = requestFormPart<ReportForm, Report, string, keyof Report, ReportContext>({
  form: { ...empty, kind: 'closed', why: ' It moved. ', goodFaith: true },
  request: { kind: 'closed', why: 'It moved.', name: null, email: null, concernsChildren: false, goodFaith: false },
  faulty: empty,
  faults: { kind: { rule: 'missing' } },
  answer: 'Thank you.',
  acceptedIn: ['editing', 'failed'],
})

export const reportTable = table({
  machine: reportMachine,
  starts: { 'open the form': { in: 'editing', context: unsent } },
  events: { ...form.events, 'close the form': { type: 'dialog.close' } },
  tags: { busy: 'sending' },
  rows: [
    ...form.rows,
    { in: ['editing', 'failed', 'succeeded'], on: 'close the form', to: 'editing', changes: unsent },
    { in: 'sending', on: 'close the form', ignored: 'What becomes of it is told when the form is opened again.' },
    { in: 'succeeded', on: ['submit the form', 'submit it with faults'], ignored: 'A report that was sent is not sent again.' },
  ],
  always: form.always,
  paths: 8,
})
