/** The records that journeys compare besides the page: the site's database and the mailbox. */
import type { SiteDatabase } from '../support/sites/open-site.ts'
import type { Smtp } from '../support/servers/smtp.ts'
import { expect } from '../support/sites/visitor.ts'

interface Records {
  readonly db: SiteDatabase
  readonly smtp: Smtp
}

/** The number of members with this e-mail address. */
export async function membersAt(db: SiteDatabase, email: string): Promise<number> {
  const { length } = await db.selectFrom('user').select('id').where('email', '=', email).execute()
  return length
}

/** The number of sign-ups with this e-mail address. */
export async function signUpsAt(db: SiteDatabase, email: string): Promise<number> {
  const { length } = await db.selectFrom('sign_up').select('id').where('email', '=', email).execute()
  return length
}

/**
 * Waits until the outbox is empty, then expects this number of mails with this subject at the address. Mails of decisions, which wait until
 * these can no longer be undone, are made due.
 */
export async function expectMails({ db, smtp }: Records, email: string, subject: RegExp, count: number): Promise<void> {
  await db.updateTable('mail_outbox').set({ next_attempt_at: new Date() }).where('attempts', '=', 0).execute()
  const queuedMails = async () => {
    const { length } = await db.selectFrom('mail_outbox').select('id').where('failed_at', 'is', null).execute()
    return length
  }
  await expect.poll(queuedMails, { message: 'mails in the outbox', timeout: 15_000 }).toBe(0)
  const received = smtp.mails.filter((mail) => mail.to.includes(email) && subject.test(mail.header('subject')))
  expect(received.length, `mails to ${email} about ${subject}`).toBe(count)
}

/** A mail that is being sent is leased for 20 s, which is renewed every 5 s; one that was refused once waits for at most 6.25 s. */
const soon = () => new Date(Date.now() + 10_000)

/** Expects this number of mails that the mail server refused and that wait for their next attempt. */
export async function expectPostponed({ db }: Records, count: number): Promise<void> {
  const postponed = async () => {
    const tried = db.selectFrom('mail_outbox').select('id').where('attempts', '>', 0)
    return (await tried.where('next_attempt_at', '<', soon()).execute()).length
  }
  await expect.poll(postponed, { message: 'postponed mails' }).toBe(count)
}

/** Makes the postponed mails due. One that is being sent meanwhile keeps its lease: without it, it would be sent twice. */
export async function retryPostponed({ db }: Records): Promise<void> {
  await db.updateTable('mail_outbox').set({ next_attempt_at: new Date() }).where('next_attempt_at', '<', soon()).execute()
}
