/** What the site has about the member: a button for everything, and one for the listings as a table. */
import type { OwnDataFormat } from '../../../domain/account/own-data-file.ts'
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './own-data.module.css'

export interface OwnDataProps {
  readonly isBusy: boolean
  /** Whether a file was saved, and none was asked for since. */
  readonly isDone: boolean
  /** Why a file was not saved; null if it was. */
  readonly failure: Failure | null
  readonly onDownload: (format: OwnDataFormat) => void
}

export function OwnData({ isBusy, isDone, failure, onDownload }: OwnDataProps) {
  return (
    <AccountSection title={m.account_data()} text={m.account_data_text()}>
      <div className={styles.buttons}>
        <BusyButton className={button.primary} isBusy={isBusy} onClick={() => onDownload('json')}>{m.account_data_download()}</BusyButton>
        <BusyButton className={button.outline} isBusy={isBusy} onClick={() => onDownload('csv')}>{m.account_data_listings()}</BusyButton>
      </div>
      {isBusy && <p role="status">{m.account_data_busy()}</p>}
      {isDone && <FormMessage tone="success">{m.account_data_done()}</FormMessage>}
      {failure && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
    </AccountSection>
  )
}
