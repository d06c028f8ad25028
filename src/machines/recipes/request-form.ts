/** The recipe of the machines that check and send a form. */
import { assign, type EventObject, type ParameterizedObject } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import { requiredPromise } from '../required.ts'

export interface RequestFormContext<Field extends string, Answer = string> {
  /** The invalid fields, found before sending or by the server. */
  readonly faults: FieldFaults<Field>
  /** The response of the server; null unless the request succeeded. */
  readonly answer: Answer | null
  /** The last failure. */
  readonly failure: Failure | null
}

export type RequestFormEvent<Form> = { type: 'form.submit'; form: Form }

/** How a form is checked and sent. */
interface RequestFormRules<Form, Request, Field extends string, Context> {
  readonly faultsOf: (form: Form) => FieldFaults<Field>
  readonly requestOf: (form: Form, context: Context) => Request
  /** The field faults of a failure. */
  readonly refusalFaults?: (failure: Failure) => FieldFaults<Field>
}

/**
 * The parts of a machine that sends a form: spread `actors`, `actions`, `guards` and `context` as they are, and `states` beside
 * `succeeded` and `failed`, which the machine adds. States with `on` accept a submit. The input is not stored in the context.
 */
export function requestForm<
  Form,
  Request,
  Answer,
  Field extends string,
  Context extends RequestFormContext<Field, Answer> = RequestFormContext<Field, Answer>,
  Event extends EventObject = RequestFormEvent<Form>,
>({ faultsOf, requestOf, refusalFaults = () => ({}) }: RequestFormRules<Form, Request, Field, Context>) {
  const assignPart = <Params extends object>(partOf: (params: Params) => Partial<RequestFormContext<Field, Answer>>) =>
    assign<Context, Event, Params & ParameterizedObject['params'], Event, never>((_, params) => partOf(params) as Partial<Context>)
  const checked = (form: Form) => ({ faults: faultsOf(form), answer: null, failure: null })
  const on = {
    'form.submit': {
      target: 'checking',
      actions: { type: 'check', params: ({ event }: { event: { form: Form } }) => ({ form: event.form }) },
    },
  } as const
  return {
    /** The context after a check. */
    checked,
    context: { faults: {}, answer: null, failure: null } satisfies RequestFormContext<Field, Answer>,
    actors: {
      sendRequest: requiredPromise<Answer, Request>('sendRequest'),
    },
    actions: {
      check: assignPart(({ form }: { form: Form }) => checked(form)),
      accept: assignPart(({ answer }: { answer: Answer }) => ({ answer })),
      setFailure: assignPart(({ failure }: { failure: Failure }) => ({ failure, faults: refusalFaults(failure) })),
    },
    guards: {
      isFaultless: ({ context }: { context: Context }) => isFaultless(context.faults),
    },
    initial: 'editing',
    on,
    states: {
      editing: { on },
      checking: { always: [{ guard: 'isFaultless', target: 'sending' }, { target: 'editing' }] },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'sendRequest',
          src: 'sendRequest',
          // This state is entered only by `form.submit`.
          input: ({ context, event }: { context: Context; event: EventObject }) =>
            requestOf((event as RequestFormEvent<Form>).form, context),
          onDone: {
            target: 'succeeded',
            actions: { type: 'accept', params: ({ event }: { event: { output: Answer } }) => ({ answer: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }) },
          },
        },
      },
    },
  } as const
}
