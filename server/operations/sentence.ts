/** The sentences that operations respond with. */

/** The type of a sentence; `server/http/answers/format-sentence.ts` chooses the text. */
export type Sentence =
  | 'registered'
  | { readonly sentence: 'email-confirmed' | 'sign-up-ended'; readonly username: string }
  | 'verification-sent'
  | 'reset-link-sent'
  | 'password-changed'
  | 'own-password-changed'
  | 'email-changed'
  | 'email-returned'
  | 'signed-out'
  | 'message-sent'
  | 'report-received'
  | 'listing-checked'
  | 'listing-closed'
  | 'objection-received'
