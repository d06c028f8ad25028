/** What an operation may have to say to a person: by name, since words are chosen where answers are worded. */

/** Each is the whole answer of a success that the contract calls a sentence. */
export type Sentence =
  | 'registered'
  | { readonly sentence: 'email-confirmed'; readonly username: string }
  | 'verification-sent'
  | 'reset-link-sent'
  | 'password-changed'
  | 'signed-out'
  | 'message-sent'
