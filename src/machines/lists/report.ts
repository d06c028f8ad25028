/** The form in which a visitor reports a listing. It is another one when it is opened again. */
import { assign, setup } from 'xstate'
import { reportFormFaults, reportOf, type Report, type ReportForm } from '../../../domain/moderation/report.ts'
import { requestForm, type RequestFormContext, type RequestFormEvent } from '../recipes/request-form.ts'

export type ReportContext = RequestFormContext<keyof Report>

export type ReportEvent = RequestFormEvent<ReportForm> | { type: 'dialog.close' }

const form = requestForm<ReportForm, Report, string, keyof Report, ReportContext, ReportEvent>({
  faultsOf: reportFormFaults,
  requestOf: reportOf,
})

const close = { 'dialog.close': { target: 'editing', actions: 'forget' } } as const

export const reportMachine = setup({
  types: {
    context: {} as ReportContext,
    events: {} as ReportEvent,
    tags: {} as 'busy',
  },
  actors: form.actors,
  actions: {
    ...form.actions,
    forget: assign(form.context),
  },
  guards: form.guards,
}).createMachine({
  id: 'report',
  context: form.context,
  initial: form.initial,
  states: {
    ...form.states,
    editing: { on: { ...form.on, 'dialog.close': { actions: 'forget' } } },
    succeeded: { on: close },
    failed: { on: { ...form.on, ...close } },
  },
})
