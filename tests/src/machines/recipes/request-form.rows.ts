/** The rows that the tables of all request forms share: the expected result of each event in each state. */
import { done, failed, type Row } from 'xstate-walk'
import type { FieldFaults } from '../../../../domain/field-fault.ts'
import type { RequestFormContext } from '../../../../src/machines/recipes/request-form.ts'
import { unreachable } from '../failures.ts'

interface RequestFormSample<Form, Request, Answer, Field extends string, Context> {
  readonly form: Form
  /** The request made from the form. */
  readonly request: Request
  /** A form that is not sent because of its faults. */
  readonly faulty: Form
  readonly faults: FieldFaults<Field>
  readonly answer: Answer
  /** The states that accept the form; by default `editing`. */
  readonly acceptedIn?: readonly string[]
  /** The states that wait; by default `sending`. */
  readonly waitingIn?: readonly string[]
  /** Other events that are ignored during sending. */
  readonly ignored?: readonly string[]
  /** The part of the form that the context stores, besides the faults. */
  readonly stored?: (form: Form) => Partial<Context>
  /** The changes after a success; by default the answer. */
  readonly accepted?: (context: Context) => Partial<Context>
  readonly calls?: Row<Context>['calls']
}

/** What a form begins with. */
export const unsent = { faults: {}, answer: null, failure: null } as const

export function requestFormPart<Form, Request, Answer, Field extends string, Context extends RequestFormContext<Field, Answer>>(
  sample: RequestFormSample<Form, Request, Answer, Field, Context>,
) {
  const { form, request, faulty, faults, answer, stored, accepted, calls = [] } = sample
  const { acceptedIn = ['editing'], waitingIn = ['sending'], ignored = [] } = sample
  const rows: Row<Context>[] = [
    {
      in: acceptedIn, on: 'submit the form', to: 'sending', invokes: [['sendRequest', request]],
      changes: { faults: {}, answer: null, failure: null, ...stored?.(form) } as Partial<Context>,
    },
    {
      in: acceptedIn, on: 'submit it with faults', to: 'editing',
      changes: { faults, answer: null, failure: null, ...stored?.(faulty) } as Partial<Context>,
    },
    { in: waitingIn, on: ['submit the form', 'submit it with faults', ...ignored], ignored: 'A running request is not sent again.' },
    {
      in: 'sending', on: 'the server accepts it', to: 'succeeded', calls,
      changes: (context) => accepted?.(context) ?? ({ answer } as Partial<Context>),
    },
    {
      in: 'sending', on: 'the server does not answer', to: 'failed',
      changes: { failure: unreachable.failure, faults: {} } as Partial<Context>,
    },
  ]
  return {
    events: {
      'submit the form': { type: 'form.submit', form },
      'submit it with faults': { type: 'form.submit', form: faulty },
      'the server accepts it': done('sendRequest', answer),
      'the server does not answer': failed('sendRequest', unreachable),
    } as const,
    rows,
    always: {
      'a form with faults is not sent': ['sending', ({ faults: found }: Context) => Object.keys(found).length === 0] as const,
      'the state failed has a failure': ['failed', ({ failure }: Context) => failure !== null] as const,
    },
  }
}
