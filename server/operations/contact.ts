/** The contact form. */
import { queueMail } from '../store/outbox.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'

/** The operations of the tag `contact`. */
export function contactOperations({ db, now, wakeMail }: Dependencies) {
  return {
    sendContactMessage: async ({ body: { name, email, subject, message } }) => {
      await queueMail(db, { kind: 'contact', name, email, subject, message }, now())
      wakeMail()
      return { status: 200, body: 'message-sent' }
    },
  } as const satisfies Partial<Handlers>
}
