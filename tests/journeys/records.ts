/** What a journey compares beside the page: the site's database, past the server, and the box of its mail server. */
import { connect } from '../../server/database/connect.ts'
import type { SiteProcess } from '../support/site-process.ts'
import type { Smtp } from '../support/smtp.ts'
import { expect } from '../support/visitor.ts'

export type SiteDatabase = ReturnType<typeof connect>

interface Records {
  readonly db: SiteDatabase
  readonly smtp: Smtp
}

/** A fixture. */
export async function openDatabase({ site }: { site: SiteProcess }, provide: (db: SiteDatabase) => Promise<void>): Promise<void> {
  const db = connect(site.databaseUrl)
  await provide(db)
  await db.destroy()
}

/** How many members have this e-mail address. */
export async function membersAt(db: SiteDatabase, email: string): Promise<number> {
  const { length } = await db.selectFrom('user').select('id').where('email', '=', email).execute()
  return length
}

/** How many sign-ups wait for their confirmation by this e-mail address. */
export async function signUpsAt(db: SiteDatabase, email: string): Promise<number> {
  const { length } = await db.selectFrom('sign_up').select('id').where('email', '=', email).execute()
  return length
}

/** Once nothing is on its way any more, so many mails with this subject have come to the address. */
export async function expectMails({ db, smtp }: Records, email: string, subject: RegExp, count: number): Promise<void> {
  const onTheirWay = async () => {
    const { length } = await db.selectFrom('mail_outbox').select('id').where('failed_at', 'is', null).execute()
    return length
  }
  await expect.poll(onTheirWay, { message: 'mails on their way', timeout: 15_000 }).toBe(0)
  const come = smtp.mails.filter((mail) => mail.to.includes(email) && subject.test(mail.header('subject')))
  expect(come.length, `mails to ${email} about ${subject}`).toBe(count)
}

/** So many mails wait in the outbox after the mail server refused them. */
export async function expectPutOff({ db }: Records, count: number): Promise<void> {
  // While a mail is being sent its next attempt is further away than this.
  const soon = () => new Date(Date.now() + 60_000)
  const putOff = async () => {
    const tried = db.selectFrom('mail_outbox').select('id').where('attempts', '>', 0)
    return (await tried.where('next_attempt_at', '<', soon()).execute()).length
  }
  await expect.poll(putOff, { message: 'mails that were put off' }).toBe(count)
}
