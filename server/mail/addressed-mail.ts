/** A mail with its reader, before it is formatted. */
import type { Language } from '../../domain/languages.ts'
import type { Recipient } from '../store/account/mail-recipients.ts'
import type { MailContent } from './mail-content.ts'

export interface AddressedMail {
  readonly to: string
  /** The language of the reader. */
  readonly language: Language
  /** Gives the content; it is called in this language. */
  readonly contentOf: () => MailContent
  /** The person who wrote it; null if the site wrote it. */
  readonly author?: { readonly name: string; readonly address: string } | null
  readonly offUrl?: string
}

/** A mail of the site in the language of its reader. */
export function addressedTo({ email, language }: Pick<Recipient, 'email' | 'language'>, contentOf: () => MailContent): AddressedMail {
  return { to: email, language, contentOf }
}
