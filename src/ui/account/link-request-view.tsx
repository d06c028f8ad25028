/** The password-reset screen without a token: it asks for a link. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { ForgottenPasswordForm } from '../../../domain/account/password-reset.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { Scene } from '../drawings/drawing.tsx'
import { failureText } from '../failure-text.ts'
import { Form } from '../form/form.tsx'
import type { FormStatus } from '../form/form-state.ts'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { LinkedText } from '../linked-text.tsx'
import { AccountPage } from './account-page.tsx'

export interface LinkRequestViewProps {
  readonly product: string
  /** `succeeded` and `failed` open the modal. */
  readonly status: FormStatus
  readonly isBusy: boolean
  readonly faults: FieldFaults<keyof ForgottenPasswordForm>
  /** What the server said; null unless it went well. */
  readonly answer: string | null
  readonly failure: Failure | null
  readonly onSubmit: (form: ForgottenPasswordForm) => void
  readonly onClose: () => void
}

const fields = ['email'] as const

export function LinkRequestView({ product, status, isBusy, faults, answer, failure, onSubmit, onClose }: LinkRequestViewProps) {
  return (
    <AccountPage product={product} title={m.reset_request_title()} drawing={<Scene name="add" />}>
      <p>{m.reset_request_text()}</p>
      <Form name="forgot-password" fields={fields} faults={faults} isBusy={isBusy} onSubmit={onSubmit}>
        <TextField name="email" label={m.field_email()} kind="email" />
        <SubmitButton label={m.reset_request_submit()} />
      </Form>
      <p>
        <LinkedText text={m.reset_login()} links={{ login: href(paths.login) }} />
      </p>
      <StatusModal
        isOpen={status === 'succeeded' || status === 'failed'}
        title={m.reset_request_status()}
        tone={status === 'failed' ? 'failure' : 'success'}
        onClose={onClose}
      >
        {status === 'succeeded' && answer && <p>{answer}</p>}
        {status === 'succeeded' && <p>{m.reset_request_check()}</p>}
        {status === 'failed' && <p>{m.reset_request_failed()}</p>}
        {status === 'failed' && <p>{failureText(failure)}</p>}
      </StatusModal>
    </AccountPage>
  )
}
