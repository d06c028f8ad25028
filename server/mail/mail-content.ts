/** The content of a mail, independent of its format. */
import type { Language } from '../../domain/languages.ts'

export interface MailContent {
  readonly subject: string
  /** The preview text that mail clients show beside the subject. */
  readonly preheader: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly text: string }
  /** Text of a user, with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly url: string }
  /** Links to choose from. */
  | { readonly kind: 'links'; readonly links: readonly { readonly label: string; readonly url: string }[] }
  /** A field whose text was changed. */
  | { readonly kind: 'change'; readonly label: string; readonly before: string; readonly after: string }

/** The facts about the site that mails contain. */
export interface Site {
  readonly productName: string
  /** The public address, without a trailing slash. */
  readonly address: string
  readonly contactEmail: string
  readonly defaultLanguage: Language
}
