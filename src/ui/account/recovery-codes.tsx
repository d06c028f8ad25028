/** New recovery codes, which are shown only once. */
import { useEffect, useRef } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import styles from './second-factor.module.css'

interface RecoveryCodesProps {
  readonly product: string
  readonly codes: readonly string[]
  /** Saves a text as a file. */
  readonly onSave: (text: string) => void
  readonly onKeep: () => void
}

export function RecoveryCodes({ product, codes, onSave, onKeep }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  const grouped = codes.map((code) => code.replace(/(.{5})(?=.)/g, '$1-'))
  const text = grouped.join('\n')
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>{m.second_factor_codes()}</h3>
      <p>{m.second_factor_codes_text()}</p>
      <ul className={styles.codes} translate="no">
        {grouped.map((code) => <li key={code}>{code}</li>)}
      </ul>
      <div className={styles.buttons}>
        <CopyButton text={text} className={button.outline}>{m.second_factor_codes_copy()}</CopyButton>
        <button type="button" className={button.outline} onClick={() => onSave(`${product}\n\n${text}\n`)}>
          {m.second_factor_codes_save()}
        </button>
        <button type="button" className={button.primary} onClick={onKeep}>{m.second_factor_codes_kept()}</button>
      </div>
    </>
  )
}
