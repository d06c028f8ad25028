/** Gives an authenticator app its secret, and asks for its first code. */
import { encode } from 'uqr'
import type { CodeForm, NewAuthenticator } from '../../../domain/account/second-factor.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { Failure } from '../../../domain/failure.ts'
import { printedCode } from '../../../domain/printed-code.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { failureText } from '../failure-text.ts'
import { CodeField } from '../form/code-field.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { accountFaultText } from './account-fault-text.ts'
import styles from './second-factor.module.css'

interface AuthenticatorSetupProps {
  readonly authenticator: NewAuthenticator
  readonly faults: FieldFaults<keyof CodeForm>
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly onSubmit: (form: CodeForm) => void
  readonly onCancel: () => void
}

const fields = ['code'] as const

export function AuthenticatorSetup({ authenticator, faults, failure, isBusy, onSubmit, onCancel }: AuthenticatorSetupProps) {
  const { address, secret } = authenticator
  const { viewBox, path } = printedCode(address, encode)
  return (
    <>
      <p>{m.second_factor_scan()}</p>
      <svg className={styles.picture} viewBox={viewBox} shapeRendering="crispEdges" role="img" aria-label={m.second_factor_picture()}>
        <path stroke="#000" d={path} />
      </svg>
      <p><a href={address}>{m.second_factor_open()}</a></p>
      <p>{m.second_factor_secret()}</p>
      <p className={styles.secret} translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <CopyButton text={secret} className={button.quiet}>{m.second_factor_copy()}</CopyButton>
      <Form name="second-factor" {...{ fields, faults, isBusy, onSubmit }} wordFault={accountFaultText}>
        <CodeField label={m.second_factor_first_code()} hint={m.second_factor_first_code_hint()} />
        <SubmitButton label={m.second_factor_confirm()} />
        {failure && isFaultless(faults) && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
      </Form>
      <div className={styles.buttons}>
        <button type="button" className={button.quiet} onClick={onCancel}>{m.second_factor_cancel()}</button>
      </div>
    </>
  )
}
