/** The passkeys of the signed-in member, a part of the second factor. */
import { useEffect, useId, useRef } from 'react'
import type { Passkey, PasskeyForm, PasskeyOutcome } from '../../../domain/account/passkeys.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { formatExactMoment, formatMoment } from '../../../domain/format-moment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { Modal } from '../modal.tsx'
import rows from '../row-list.module.css'
import styles from './passkeys.module.css'
import { passkeyOutcomeText } from './passkey-words.ts'

export interface OwnPasskeysProps {
  readonly passkeys: readonly Passkey[]
  /** Whether one can be added here. */
  readonly canAdd: boolean
  readonly faults: FieldFaults<keyof PasskeyForm>
  readonly outcome: PasskeyOutcome
  readonly isBusy: boolean
  /** Whether the form of a new one is shown. */
  readonly isNaming: boolean
  /** Whether the removal is asked about. */
  readonly isAsking: boolean
  /** The one that is asked about. */
  readonly chosen: Passkey | null
  /** What was done last; null if something else has begun since. */
  readonly done: 'added' | 'removed' | null
  readonly onAdd: () => void
  readonly onSubmit: (form: PasskeyForm) => void
  readonly onCancel: () => void
  readonly onRemove: (passkey: Passkey) => void
  readonly onConfirm: () => void
  readonly onKeep: () => void
}

export function OwnPasskeys(props: OwnPasskeysProps) {
  const { passkeys, canAdd, outcome, isBusy, isNaming, done, onAdd, onRemove } = props
  const text = passkeyOutcomeText(outcome)
  return (
    <>
      <h3>{m.passkeys()}</h3>
      <p>{m.passkeys_text()}</p>
      {done && <Done done={done} />}
      {passkeys.length > 0 && (
        <ul className={rows.rows}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} isBusy={isBusy} onRemove={() => onRemove(passkey)} />
          ))}
        </ul>
      )}
      {isNaming && <NewPasskey {...props} />}
      {text !== null && <FormMessage tone="failure">{text}</FormMessage>}
      {canAdd && !isNaming && (
        <div className={styles.buttons}>
          <BusyButton className={button.outline} isBusy={isBusy} onClick={onAdd}>{m.passkeys_add()}</BusyButton>
        </div>
      )}
      <Removal {...props} />
    </>
  )
}

/** Has the focus, since the button that was pressed is gone. */
function Done({ done }: { readonly done: 'added' | 'removed' }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [done])
  return <p ref={notice} tabIndex={-1} className={rows.notice}>{done === 'added' ? m.passkeys_added() : m.passkeys_removed()}</p>
}

interface PasskeyItemProps {
  readonly passkey: Passkey
  readonly isBusy: boolean
  readonly onRemove: () => void
}

function PasskeyItem({ passkey: { name, createdAt, usedAt }, isBusy, onRemove }: PasskeyItemProps) {
  const factsId = useId()
  return (
    <li className={rows.row}>
      <p className={rows.name}>{name}</p>
      <p id={factsId} className={rows.facts}>
        <Moment moment={createdAt} text={(moment) => m.passkeys_since({ moment })} />
        {usedAt !== null && <Moment moment={usedAt} text={(moment) => m.passkeys_used({ moment })} />}
      </p>
      <BusyButton
        className={`${button.outline} ${rows.end}`}
        aria-label={m.passkeys_remove_named({ name })}
        aria-describedby={factsId}
        isBusy={isBusy}
        onClick={onRemove}
      >
        {m.passkeys_remove()}
      </BusyButton>
    </li>
  )
}

function Moment({ moment, text }: { readonly moment: string; readonly text: (moment: string) => string }) {
  return <time dateTime={moment} title={formatExactMoment(moment, getLocale())}>{text(formatMoment(moment, getLocale()))}</time>
}

const fields = ['name'] as const

function NewPasskey({ faults, isBusy, onSubmit, onCancel }: OwnPasskeysProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place} className={styles.form}>
      <Form name="passkey" {...{ fields, faults, isBusy, onSubmit }}>
        <TextField name="name" label={m.passkeys_name()} hint={m.passkeys_name_hint()} />
        <SubmitButton label={m.passkeys_make()} />
      </Form>
      <div className={styles.buttons}>
        <button type="button" className={button.quiet} onClick={onCancel}>{m.passkey_cancel()}</button>
      </div>
    </div>
  )
}

function Removal({ chosen, isAsking, onConfirm, onKeep }: OwnPasskeysProps) {
  const textId = useId()
  return (
    <Modal
      isOpen={isAsking}
      title={m.passkeys_question({ name: chosen?.name ?? '' })}
      role="alertdialog"
      describedBy={textId}
      closeLabel={m.passkey_cancel()}
      onClose={onKeep}
      actions={<button type="button" className={button.danger} onClick={onConfirm}>{m.passkeys_remove()}</button>}
    >
      <p id={textId}>{m.passkeys_question_text()}</p>
    </Modal>
  )
}
