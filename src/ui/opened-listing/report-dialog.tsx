/** The form in which a visitor reports a listing, and what is said when it was sent. */
import { useId, useState } from 'react'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { Failure } from '../../../domain/failure.ts'
import { reportKinds, type Report, type ReportForm, type ReportKind } from '../../../domain/moderation/report.ts'
import { m } from '../../../messages/compiled/messages.js'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { useField, type FormStatus } from '../form/form-state.ts'
import { Form } from '../form/form.tsx'
import field from '../form/field.module.css'
import options from '../form/options.module.css'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { ModalDialog } from '../modal-dialog.tsx'
import styles from './report-dialog.module.css'

export interface ReportDialogProps {
  /** The absolute address of the listing. */
  readonly address: string
  readonly isOpen: boolean
  readonly status: FormStatus
  readonly isBusy: boolean
  readonly faults: FieldFaults<keyof Report>
  /** The failure; null unless `status` is `failed`. */
  readonly failure: Failure | null
  readonly onSubmit: (form: ReportForm) => void
  readonly onClose: () => void
}

const fields = ['kind', 'why', 'name', 'email', 'concernsChildren', 'goodFaith'] as const

type Entered = Readonly<Record<(typeof fields)[number], string>>

export function ReportDialog(props: ReportDialogProps) {
  const { isOpen, status, onClose } = props
  const isSent = status === 'succeeded'
  return (
    <ModalDialog isOpen={isOpen} title={m.report_title()} {...(!isSent && { closeLabel: m.close() })} onClose={onClose}>
      {isSent ? <FormMessage tone="success"><Thanks /></FormMessage> : <FormParts {...props} />}
    </ModalDialog>
  )
}

function Thanks() {
  return (
    <>
      <p>{m.report_sent()}</p>
      <p>{m.report_sent_mail()}</p>
    </>
  )
}

function FormParts({ address, status, isBusy, faults, failure, onSubmit }: ReportDialogProps) {
  const [{ kind, concernsChildren }, setShown] = useState(shownParts({}))
  const isUnlawful = kind === 'unlawful'
  const isNamed = isUnlawful && !concernsChildren
  return (
    <Form
      name="report"
      {...{ fields, faults, isBusy }}
      onEdit={(entered) => setShown(shownParts(entered))}
      onSubmit={(entered) => onSubmit(formOf(entered))}
    >
      <Kinds />
      {isUnlawful && <p>{m.report_law()}</p>}
      {isUnlawful && (
        <div className={styles.address}>
          <p className={styles.name}>{m.report_address()}</p>
          <p translate="no">{address}</p>
        </div>
      )}
      <TextArea name="why" label={isUnlawful ? m.report_why_unlawful() : m.report_why()} isRequired={isUnlawful} />
      {isUnlawful && <Check name="concernsChildren" label={m.report_children()} />}
      {isUnlawful && (
        <TextField name="name" autoComplete="name" label={isNamed ? m.field_name() : m.report_name_optional()} isRequired={isNamed} />
      )}
      <TextField
        name="email" kind="email" label={isNamed ? m.field_email() : m.report_email_optional()} hint={m.report_email_hint()}
        isRequired={isNamed}
      />
      {isUnlawful && <Check name="goodFaith" label={m.report_good_faith()} />}
      <SubmitButton label={m.report_submit()} />
      {status === 'failed' && isFaultless(faults) && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
    </Form>
  )
}

/** What decides which fields there are. */
function shownParts({ kind, concernsChildren }: Partial<Entered>) {
  return { kind: reportKinds.find((each) => each === kind) ?? null, concernsChildren: concernsChildren === 'on' }
}

function formOf({ why, name, email, goodFaith, ...entered }: Entered): ReportForm {
  const { kind, concernsChildren } = shownParts(entered)
  return { kind: kind ?? '', why, name, email, concernsChildren, goodFaith: goodFaith === 'on' }
}

const kindWords: Readonly<Record<ReportKind, () => string>> = {
  wrong: m.report_wrong,
  closed: m.report_closed,
  duplicate: m.report_duplicate,
  spam: m.report_spam,
  unlawful: m.report_unlawful,
}

function Kinds() {
  const { error, onInput } = useField('kind')
  const errorId = useId()
  return (
    <fieldset className={options.options} aria-describedby={error && errorId} onInput={onInput}>
      <legend>{m.report_kind()}</legend>
      {reportKinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} aria-invalid={error !== undefined} />
          <span>{kindWords[kind]()}</span>
        </label>
      ))}
      {error && <p id={errorId} className={field.error}>{m.report_kind_missing()}</p>}
    </fieldset>
  )
}

function Check({ name, label }: { readonly name: string; readonly label: string }) {
  const { error, onInput } = useField(name)
  const errorId = useId()
  return (
    <div className={options.options}>
      <label>
        <input type="checkbox" name={name} aria-invalid={error !== undefined} aria-describedby={error && errorId} onInput={onInput} />
        <span>{label}</span>
      </label>
      {error && <p id={errorId} className={field.error}>{m.report_good_faith_missing()}</p>}
    </div>
  )
}
