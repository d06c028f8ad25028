/** The screen to sign in on. Specification, sections 2 and 8. */
import { useId, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { LoginForm } from '../../../domain/account/login.ts'
import { keptDays } from '../../../domain/account/session-limits.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { Scene } from '../drawings/drawing.tsx'
import { knownReason } from '../failure-text.ts'
import { CodeField } from '../form/code-field.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import type { FormStatus } from '../form/form-state.ts'
import { useNeedsCode } from '../form/needs-code.ts'
import { PasswordField } from '../form/password-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { Page } from '../page.tsx'
import { LinkedText } from '../linked-text.tsx'
import { accountFaultText } from './account-fault-text.ts'
import styles from './login-view.module.css'
import { ResendButton, type Resend } from './resend.tsx'

export interface LoginViewProps {
  readonly product: string
  /** `refused` is a wrong user name or password, `challenged` a second factor that is needed, `failed` anything else. */
  readonly status: FormStatus | 'refused' | 'challenged'
  readonly isBusy: boolean
  readonly faults: FieldFaults<keyof LoginForm>
  /** The failure; null unless `status` is `failed`. */
  readonly failure: Failure | null
  /** The state of sending the confirmation link again, to the user of the last attempt; null where the server cannot. */
  readonly resend: Resend | null
  /** Whether the server accepts the e-mail address in place of the user name. */
  readonly takesEmail: boolean
  /** Whether the server can keep a session for longer. */
  readonly takesKeep: boolean
  /** The login with a passkey; null where there is none. */
  readonly passkey: ReactNode
  readonly onSubmit: (form: LoginForm) => void
  readonly onResend: () => void
}

const fields = ['username', 'password', 'code', 'keep'] as const

const suspects = { refused: 'password', challenged: 'code' } as const

export function LoginView({ product, status, isBusy, faults, takesEmail, takesKeep, passkey, onSubmit, ...outcome }: LoginViewProps) {
  const needsCode = useNeedsCode(status === 'challenged')
  return (
    <Page product={product} title={m.login_title()}>
      <div className={styles.columns}>
        <div className={styles.login}>
          <Form
            name="login"
            className={styles.form}
            fields={fields}
            faults={faults}
            isBusy={isBusy}
            wordFault={accountFaultText}
            suspect={status === 'refused' || status === 'challenged' ? suspects[status] : null}
            onSubmit={onSubmit}
          >
            <TextField
              name="username"
              label={m.field_username()}
              hint={takesEmail ? m.login_username_hint() : undefined}
              kind="username"
            />
            <PasswordField name="password" label={m.field_password()} autoComplete="current-password" />
            {needsCode && <CodeField />}
            {takesKeep && <KeepChoice />}
            <SubmitButton label={m.login_submit()} />
          </Form>
          <LoginOutcome status={status} {...outcome} />
          <p>
            <LinkedText text={m.login_not_member()} links={{ register: href(paths.register) }} />
          </p>
          {/* Last, since the page that is shown first does not know whether the browser has passkeys. */}
          {passkey}
        </div>
        <div className={styles.drawing}>
          <Scene name="volunteer" />
        </div>
      </div>
    </Page>
  )
}

function KeepChoice() {
  const hintId = useId()
  return (
    <div className={styles.keep}>
      <label>
        <input type="checkbox" name="keep" aria-describedby={hintId} />
        <span>{m.login_keep()}</span>
      </label>
      <p id={hintId}>{m.login_keep_hint({ days: keptDays })}</p>
    </div>
  )
}

type LoginOutcomeProps = Pick<LoginViewProps, 'status' | 'failure' | 'resend' | 'onResend'>

/**
 * The outcome of a failed login; a success is announced by the frame. The link for a forgotten password stands here from the beginning, and
 * in the message of a wrong password. Specification, sections 2 and 8.
 */
function LoginOutcome({ status, failure, resend, onResend }: LoginOutcomeProps) {
  const forgot = <a href={href(paths.forgotPassword)}>{m.login_forgot()}</a>
  if (status === 'refused') {
    return (
      <FormMessage tone="failure">
        <p>{m.login_refused()}</p>
        {forgot}
      </FormMessage>
    )
  }
  return (
    <>
      {status === 'failed' && (
        <FormMessage tone="failure">
          <p>{m.login_failed()}</p>
          {failure && <Reason failure={failure} />}
        </FormMessage>
      )}
      {status === 'failed' && resend && failure?.type === 'not-confirmed' && <ResendButton resend={resend} onResend={onResend} />}
      <p>{forgot}</p>
    </>
  )
}

function Reason({ failure }: { readonly failure: Failure }) {
  const reason = knownReason(failure)
  return reason && <p>{reason}</p>
}
