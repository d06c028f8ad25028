/** What comes of each event in each state of a form that is checked and sent, by hand: the part that all their tables have. */
import type { FieldFaults } from '../../../../domain/field-fault.ts'
import type { RequestFormContext } from '../../../../src/machines/recipes/request-form.ts'
import { done, failed, type Called, type Row } from '../../../../tools/paths/table.ts'
import { away } from '../failures.ts'

interface RequestFormSample<Form, Request, Answer, Field extends string, Context> {
  readonly form: Form
  /** What is sent of it. */
  readonly request: Request
  /** A form that is not sent, and why. */
  readonly faulty: Form
  readonly faults: FieldFaults<Field>
  readonly answer: Answer
  /** The states that take the form; `editing` alone without this. */
  readonly takenIn?: readonly string[]
  /** The states that wait; `sending` alone without this. */
  readonly waitingIn?: readonly string[]
  /** What else happens to the machine while it sends, which comes to nothing. */
  readonly ignored?: readonly string[]
  /** What is kept of a form beside its faults. */
  readonly kept?: (form: Form) => Partial<Context>
  /** What differs once it went well; the answer without this. */
  readonly accepted?: (context: Context) => Partial<Context>
  readonly calls?: readonly Called[]
}

export function requestFormPart<Form, Request, Answer, Field extends string, Context extends RequestFormContext<Field, Answer>>(
  sample: RequestFormSample<Form, Request, Answer, Field, Context>,
) {
  const { form, request, faulty, faults, answer, kept, accepted, calls = [] } = sample
  const { takenIn = ['editing'], waitingIn = ['sending'], ignored = [] } = sample
  const rows: Row<Context>[] = [
    {
      in: takenIn, on: 'submit the form', to: 'sending', asks: [['sendRequest', request]],
      changes: { faults: {}, answer: null, failure: null, ...kept?.(form) } as Partial<Context>,
    },
    {
      in: takenIn, on: 'submit it with faults', to: 'editing',
      changes: { faults, answer: null, failure: null, ...kept?.(faulty) } as Partial<Context>,
    },
    { in: waitingIn, on: ['submit the form', 'submit it with faults', ...ignored], ignored: 'What is on its way is not sent again.' },
    {
      in: 'sending', on: 'the server takes it', to: 'succeeded', calls,
      changes: (context) => accepted?.(context) ?? ({ answer } as Partial<Context>),
    },
    {
      in: 'sending', on: 'the server does not answer', to: 'failed',
      changes: { failure: away.failure, faults: {} } as Partial<Context>,
    },
  ]
  return {
    events: {
      'submit the form': { type: 'form.submit', form },
      'submit it with faults': { type: 'form.submit', form: faulty },
      'the server takes it': done('sendRequest', answer),
      'the server does not answer': failed('sendRequest', away),
    } as const,
    rows,
    always: {
      'what has faults is not sent': (state: string, { faults: found }: Context) => state !== 'sending' || Object.keys(found).length === 0,
      'what failed says why': (state: string, { failure }: Context) => state !== 'failed' || failure !== null,
    },
  }
}
