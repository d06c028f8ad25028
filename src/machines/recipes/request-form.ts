/** A form that is checked and sent: what its machines have in common. */
import { assign, fromPromise, type EventObject, type ParameterizedObject } from 'xstate'
import { failureOf, type Failure } from '../../../domain/failure.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'

export interface RequestFormContext<Field extends string, Answer = string> {
  /** What is wrong with the fields, before it was sent or after the server said so. */
  readonly faults: FieldFaults<Field>
  /** What the server said; null unless it went well. */
  readonly answer: Answer | null
  /** Why it failed last. */
  readonly failure: Failure | null
}

export type RequestFormEvent<Form> = { type: 'form.submit'; form: Form }

/** What a form does with what was entered. */
interface RequestFormRules<Form, Request, Field extends string, Context> {
  readonly faultsOf: (form: Form) => FieldFaults<Field>
  readonly requestOf: (form: Form, context: Context) => Request
  /** The fields that a failure is about, where it says so. */
  readonly refusalFaults?: (failure: Failure) => FieldFaults<Field>
}

/**
 * The parts of a machine that sends a form: spread `actors`, `actions`, `guards` and `context` as they are, and `states` beside
 * `succeeded` and `failed`, which the machine adds. A state with `on` takes the form (again); nothing entered stays in the context.
 */
export function requestForm<
  Form,
  Request,
  Answer,
  Field extends string,
  Context extends RequestFormContext<Field, Answer> = RequestFormContext<Field, Answer>,
  Event extends EventObject = RequestFormEvent<Form>,
>({ faultsOf, requestOf, refusalFaults = () => ({}) }: RequestFormRules<Form, Request, Field, Context>) {
  const change = <Params extends object>(partOf: (params: Params) => Partial<RequestFormContext<Field, Answer>>) =>
    assign<Context, Event, Params & ParameterizedObject['params'], Event, never>((_, params) => partOf(params) as Partial<Context>)
  const checked = (form: Form) => ({ faults: faultsOf(form), answer: null, failure: null })
  const on = {
    'form.submit': {
      target: 'checking',
      actions: { type: 'check', params: ({ event }: { event: { form: Form } }) => ({ form: event.form }) },
    },
  } as const
  return {
    /** What is known of a form once it is checked. */
    checked,
    context: { faults: {}, answer: null, failure: null } satisfies RequestFormContext<Field, Answer>,
    actors: {
      sendRequest: fromPromise<Answer, Request>(() => Promise.reject(new Error('sendRequest is not provided'))),
    },
    actions: {
      check: change(({ form }: { form: Form }) => checked(form)),
      accept: change(({ answer }: { answer: Answer }) => ({ answer })),
      explain: change(({ failure }: { failure: Failure }) => ({ failure, faults: refusalFaults(failure) })),
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
          // Only what was submitted leads here.
          input: ({ context, event }: { context: Context; event: EventObject }) =>
            requestOf((event as RequestFormEvent<Form>).form, context),
          onDone: {
            target: 'succeeded',
            actions: { type: 'accept', params: ({ event }: { event: { output: Answer } }) => ({ answer: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: { type: 'explain', params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }) },
          },
        },
      },
    },
  } as const
}
