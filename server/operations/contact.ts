/** Messages to the people behind the site. */
import { queueMail } from '../store/outbox.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'

/** The operations of the tag `contact`. */
export function contactOperations({ db, now, wakeMail }: Dependencies) {
  return {
    sendContactMessage: async ({ body: { name, email, subject, message } }) => {
      const mail = { kind: 'contact', name, email, subject, message } as const
      await db.transaction().execute((transaction) => queueMail(transaction, mail, now()))
      wakeMail()
      return { status: 200, body: 'message-sent' }
    },
  } as const satisfies Partial<Handlers>
}
