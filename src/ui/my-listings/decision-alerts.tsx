/** The question before a decision of an author, and its failure. */
import { useId } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { OwnDecision, OwnListing } from '../../../domain/listing/own-listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { AlertModal } from '../alert-modal.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { Form } from '../form/form.tsx'
import { TextField } from '../form/text-field.tsx'
import { Modal } from '../modal.tsx'
import { TitledText } from '../titled-text.tsx'
import { decisionWords } from './decision-words.ts'

export interface DecisionAlertsProps {
  /** Which modal is open. */
  readonly alert: 'confirmation' | 'refused' | null
  /** The listing that it is about. */
  readonly chosen: OwnListing | null
  readonly decision: OwnDecision
  readonly failure: Failure | null
  readonly note: string
  readonly faults: FieldFaults<'note'>
  readonly onConfirm: (note: string) => void
  readonly onCancel: () => void
  readonly onCloseAlert: () => void
}

const formName = 'decision'

const fields = ['note'] as const

export function DecisionAlerts(props: DecisionAlertsProps) {
  const { alert, chosen, decision, failure, note, faults, onConfirm, onCancel, onCloseAlert } = props
  const textId = useId()
  const words = decisionWords(chosen, decision)
  const isCancellation = decision === 'cancellation'
  return (
    <>
      {words.question && (
        <Modal
          isOpen={alert === 'confirmation'}
          title={words.question.title()}
          role="alertdialog"
          describedBy={textId}
          closeLabel={isCancellation ? m.own_back() : m.own_cancel()}
          onClose={onCancel}
          actions={
            <button type="submit" form={formName} className={button.danger}>
              {words.button()}
            </button>
          }
        >
          <p id={textId}>
            <TitledText message={words.question.text} title={chosen?.title ?? ''} />
          </p>
          <Form
            name={formName} fields={fields} faults={faults} isBusy={false}
            onSubmit={(values) => onConfirm(values.note)}
          >
            {isCancellation && (
              <TextField
                name="note" label={m.own_cancel_note()} hint={m.own_cancel_note_hint()} defaultValue={note} isRequired={false}
              />
            )}
          </Form>
        </Modal>
      )}
      <AlertModal isOpen={alert === 'refused'} title={words.failed()} reason={reasonText(failure)} onClose={onCloseAlert} />
    </>
  )
}

function reasonText(failure: Failure | null): string {
  switch (failure?.type) {
    case 'already-approved':
      return m.own_approved_meanwhile()
    case 'changed-meanwhile':
      return m.own_withdraw_changed()
    case 'unknown-listing':
      return m.own_gone()
    default:
      return failureText(failure)
  }
}
