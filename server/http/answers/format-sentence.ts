/** Formats the answers that consist of one sentence. */
import { m } from '../../../messages/compiled/messages.js'
import type { Sentence } from '../../operations/sentence.ts'

export function formatSentence(sentence: Sentence): string {
  return typeof sentence === 'string' ? words[sentence]() : namingWords[sentence.sentence]({ username: sentence.username })
}

const words: Readonly<Record<Extract<Sentence, string>, () => string>> = {
  'registered': m.answer_registered,
  'verification-sent': m.answer_verification_sent,
  'reset-link-sent': m.answer_reset_link_sent,
  'password-changed': m.answer_password_changed,
  'own-password-changed': m.answer_own_password_changed,
  'email-changed': m.answer_email_changed,
  'email-returned': m.answer_email_returned,
  'signed-out': m.answer_signed_out,
  'message-sent': m.answer_message_sent,
  'report-received': m.answer_report_received,
  'listing-checked': m.answer_listing_checked,
  'listing-closed': m.answer_listing_closed,
  'objection-received': m.answer_objection_received,
}

const namingWords: Readonly<Record<Exclude<Sentence, string>['sentence'], (named: { username: string }) => string>> = {
  'email-confirmed': m.answer_email_confirmed,
  'sign-up-ended': m.answer_sign_up_ended,
}
