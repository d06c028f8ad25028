/** Words the answers that are one sentence for a person. */
import { m } from '../../messages/compiled/messages.js'
import type { Sentence } from '../operations/sentence.ts'

export function wordSentence(sentence: Sentence): string {
  return words[sentence]()
}

const words: Readonly<Record<Sentence, () => string>> = {
  'registered': m.answer_registered,
  'email-confirmed': m.answer_email_confirmed,
  'verification-sent': m.answer_verification_sent,
  'reset-link-sent': m.answer_reset_link_sent,
  'password-changed': m.answer_password_changed,
  'message-sent': m.answer_message_sent,
}
