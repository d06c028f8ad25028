/** A mail before it has a form: what it says, in order. */

export interface Letter {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preheader: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly text: string }
  /** What somebody typed, with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'link'; readonly url: string }

/** The site as a mail speaks of it. */
export interface Site {
  readonly productName: string
  /** Where people reach it, without a slash at the end. */
  readonly address: string
  readonly contactEmail: string
}
