/** The content of the mail that asks an author whether listings are still right. */
import { checkAnswers, checkLinkQuery, type CheckAnswer } from '../../domain/listing/check.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import type { MailedQuestion } from '../store/listing/checks.ts'
import type { Block, MailContent, Site } from './mail-content.ts'
import { oneLine } from './one-line.ts'

/** A question, and the secret of its links. */
export type LinkedQuestion = Pick<MailedQuestion, 'title' | 'isAgain'> & { readonly token: string }

const answerWords: Readonly<Record<CheckAnswer, () => string>> = { right: m.mail_check_right, closed: m.mail_check_closed }

/** Titles are text of users, so each is a quote of its own. */
export function checkMail({ productName: product, address }: Site, questions: readonly LinkedQuestion[]): MailContent {
  const count = questions.length
  const title = oneLine(questions[0]?.title ?? '')
  const urlOf = (token: string, answer: CheckAnswer) => `${address}/${screenAddress(paths.listingCheck, checkLinkQuery(token, answer))}`
  const asked = questions.flatMap((question): Block[] => [
    { kind: 'quote', text: oneLine(question.title) },
    { kind: 'links', links: checkAnswers.map((answer) => ({ label: answerWords[answer](), url: urlOf(question.token, answer) })) },
  ])
  const again: Block[] = questions.some(({ isAgain }) => isAgain) ? [{ kind: 'paragraph', text: m.mail_check_again() }] : []
  return {
    subject: m.mail_check_subject({ count, title: count === 1 ? title : m.mail_listing_titles({ title, count: count - 1 }) }),
    preheader: m.mail_check_preheader(),
    heading: m.mail_check_heading({ count }),
    blocks: [
      { kind: 'paragraph', text: m.mail_check_text({ count, product }) },
      ...asked,
      ...again,
      { kind: 'note', text: m.mail_check_note() },
      { kind: 'note', text: m.mail_check_edit() },
      { kind: 'button', label: m.mail_listing_button(), url: `${address}/${screenAddress(paths.myListings)}` },
    ],
  }
}
