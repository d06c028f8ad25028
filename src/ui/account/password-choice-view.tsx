/** The password-reset screen with a token: a new password is chosen. Specification, sections 2, 5 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { NewPasswordForm } from '../../../domain/account/password-reset.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { Scene } from '../drawings/drawing.tsx'
import { failureText } from '../failure-text.ts'
import { Form } from '../form/form.tsx'
import type { FormStatus } from '../form/form-state.ts'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { accountFaultText } from './account-fault-text.ts'
import { AccountPage } from './account-page.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

export interface PasswordChoiceViewProps {
  readonly product: string
  /** `succeeded` and `failed` open the modal. */
  readonly status: FormStatus | 'leaving'
  readonly isBusy: boolean
  readonly faults: FieldFaults<keyof NewPasswordForm>
  /** What the server said; null unless it went well. */
  readonly answer: string | null
  readonly failure: Failure | null
  readonly onSubmit: (form: NewPasswordForm) => void
  readonly onClose: () => void
}

const fields = ['newPassword', 'confirmPassword'] as const

export function PasswordChoiceView({ product, status, isBusy, faults, answer, failure, onSubmit, onClose }: PasswordChoiceViewProps) {
  return (
    <AccountPage product={product} title={m.reset_title()} drawing={<Scene name="add" />}>
      <p>{m.reset_text()}</p>
      <Form name="reset-password" fields={fields} faults={faults} wordFault={accountFaultText} isBusy={isBusy} onSubmit={onSubmit}>
        <NewPasswordFields name="newPassword" label={m.field_new_password()} />
        <SubmitButton label={m.reset_submit()} />
      </Form>
      <p>
        <a href={href(paths.forgotPassword)}>{m.reset_new_link()}</a>
      </p>
      <StatusModal
        isOpen={status === 'succeeded' || status === 'failed'}
        title={m.reset_status()}
        tone={status === 'failed' ? 'failure' : 'success'}
        onClose={onClose}
      >
        {status === 'succeeded' && <p>{answer}</p>}
        {status === 'failed' && <p>{m.reset_failed()}</p>}
        {status === 'failed' && <p>{failureText(failure)}</p>}
      </StatusModal>
    </AccountPage>
  )
}
