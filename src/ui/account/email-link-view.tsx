/** The screen that the links of a change of the address lead to: it asks, and tells the outcome. */
import type { Failure } from '../../../domain/failure.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Scene } from '../drawings/drawing.tsx'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { AccountPage } from './account-page.tsx'

export interface EmailLinkViewProps {
  readonly product: string
  /** The link to the new address, or that to the old one. */
  readonly purpose: 'confirm' | 'return'
  readonly isBusy: boolean
  /** What the server said; null until the link was followed. */
  readonly answer: string | null
  /** Why it could not be followed. */
  readonly failure: Failure | null
  readonly onFollow: () => void
}

const words = {
  confirm: { title: m.email_confirm_title, text: m.email_confirm_text, submit: m.email_confirm_submit },
  return: { title: m.email_return_title, text: m.email_return_text, submit: m.email_return_submit },
} as const

export function EmailLinkView({ product, purpose, isBusy, answer, failure, onFollow }: EmailLinkViewProps) {
  const { title, text, submit } = words[purpose]
  return (
    <AccountPage product={product} title={title()} drawing={<Scene name="add" />}>
      {answer === null ? (
        <>
          <p>{text()}</p>
          <button type="button" className={button.primary} aria-busy={isBusy} onClick={() => !isBusy && onFollow()}>
            {submit()}
          </button>
          {failure && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
        </>
      ) : (
        <>
          <FormMessage tone="success">{answer}</FormMessage>
          {purpose === 'confirm' && <a className={button.outline} href={href(paths.account)}>{m.account_title()}</a>}
        </>
      )}
    </AccountPage>
  )
}
