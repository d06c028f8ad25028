/** The second factor of the signed-in member: an authenticator app, passkeys, and recovery codes. */
import type { ReactNode } from 'react'
import { hasAnyFactor } from '../../../domain/account/any-factor.ts'
import type { CodeForm, NewAuthenticator, SecondFactor } from '../../../domain/account/second-factor.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { Failure } from '../../../domain/failure.ts'
import { formatMoment } from '../../../domain/format-moment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

export interface SecondFactorProps {
  readonly product: string
  /** Null before it is read. */
  readonly factor: SecondFactor | null
  /** What the app is given; null unless one is being set up. */
  readonly authenticator: NewAuthenticator | null
  /** New recovery codes; empty unless they are shown. */
  readonly codes: readonly string[]
  /** The part about passkeys. */
  readonly passkeys: ReactNode
  readonly faults: FieldFaults<keyof CodeForm>
  readonly failure: Failure | null
  readonly isBusy: boolean
  /** Whether it could not be read. */
  readonly hasFailed: boolean
  readonly onRead: () => void
  readonly onStart: () => void
  readonly onCancel: () => void
  readonly onSubmit: (form: CodeForm) => void
  readonly onRenew: () => void
  readonly onRemove: () => void
  /** Saves a text as a file. */
  readonly onSave: (text: string) => void
  readonly onKeep: () => void
}

export function SecondFactorSection(props: SecondFactorProps) {
  const { product, factor, authenticator, codes, failure, faults, hasFailed, isBusy } = props
  return (
    <AccountSection title={m.second_factor()} text={m.second_factor_text()}>
      {hasFailed && <FailedState message={m.second_factor_failed()} thing="private" isQuiet onRetry={props.onRead} />}
      {!factor && !hasFailed && <Skeleton count={1} />}
      {codes.length > 0 && <RecoveryCodes product={product} codes={codes} onSave={props.onSave} onKeep={props.onKeep} />}
      {authenticator && (
        <AuthenticatorSetup
          {...{ authenticator, faults, failure, isBusy }} onSubmit={props.onSubmit} onCancel={props.onCancel}
        />
      )}
      {factor && !authenticator && codes.length === 0 && <Present {...props} factor={factor} />}
    </AccountSection>
  )
}

interface PresentProps extends SecondFactorProps {
  readonly factor: SecondFactor
}

function Present(props: PresentProps) {
  const { factor, failure, isBusy, passkeys, onStart, onRenew, onRemove } = props
  const { authenticatorSince: since, recoveryCodes: count, isRequired } = factor
  const hasAny = hasAnyFactor(factor)
  return (
    <>
      {isRequired && !hasAny && <p><strong>{m.second_factor_required()}</strong></p>}
      <h3>{m.second_factor_app_title()}</h3>
      <p>{since === null ? m.second_factor_app() : m.second_factor_since({ moment: formatMoment(since, getLocale()) })}</p>
      <div className={styles.buttons}>
        {since === null
          ? <BusyButton className={button.outline} isBusy={isBusy} onClick={onStart}>{m.second_factor_start()}</BusyButton>
          : <BusyButton className={button.outline} isBusy={isBusy} onClick={onRemove}>{m.second_factor_remove()}</BusyButton>}
      </div>
      {passkeys}
      {hasAny && (
        <>
          <h3>{m.second_factor_codes()}</h3>
          <p>{m.second_factor_left({ count })}</p>
          <div className={styles.buttons}>
            <BusyButton className={button.outline} isBusy={isBusy} onClick={onRenew}>{m.second_factor_renew()}</BusyButton>
          </div>
        </>
      )}
      {failure && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
    </>
  )
}
