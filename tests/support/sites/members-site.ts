/** The site of members and administrators, which all tests of a worker share: its content is replaced for each test that needs its own. */
import { sql } from 'kysely'
import { incrementPublicVersion } from '../../../server/store/public-version.ts'
import { ensureFirstAdmin } from '../../../server/start/first-admin.ts'
import { insertContent, type OpenedSite, type SiteContent, type SiteDatabase } from './open-site.ts'
import type { Make } from '../runner/shared.ts'
import { startSmtp, type Smtp } from '../servers/smtp.ts'

/** The administrator that the site has, whatever else it contains. */
export const admin = { username: 'petros', email: 'petros@private.test', password: 'private-olives-and-oregano' }

export const adminEnvironment = {
  ADMIN_USERNAME: admin.username, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password,
}

/** The mail server that all sites share. */
export const mailServer: Make<Smtp> = async (_, atEnd) => {
  const smtp = await startSmtp()
  atEnd(() => smtp.stop())
  return smtp
}

export const membersSite: Make<OpenedSite> = async ({ sites, get }) => {
  const { url } = await get(mailServer)
  return sites.open({ listings: [], environment: { ...adminEnvironment, SMTP_URL: url } })
}

/** The password of the users that tests insert. */
export const memberPassword = 'private-figs-and-almonds'

/** Leaves the site with this content and the administrator. All sessions end. */
export async function replaceContent(db: SiteDatabase, content: SiteContent): Promise<void> {
  while (!(await isEmptied(db)));
  await insertContent(db, content)
  await ensureFirstAdmin(db, admin, 'Prasino', new Date())
  await incrementPublicVersion(db)
}

/**
 * False if the server uses a table, such as for the last request of a closed page. Whoever holds some tables while it waits for another
 * one can make it a deadlock with the server, so nothing is held then.
 */
async function isEmptied(db: SiteDatabase): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.join((await tables(transaction)).map((name) => sql.table(name)))} in access exclusive mode nowait`.execute(transaction)
      await sql`truncate mail_outbox, "user", sign_up, listing, account_token, attempt restart identity cascade`.execute(transaction)
      // A trigger keeps its entries.
      await sql`alter table audit_entry disable trigger user`.execute(transaction)
      await sql`truncate audit_entry, audit_text`.execute(transaction)
      await sql`alter table audit_entry enable trigger user`.execute(transaction)
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error
    return false
  }
}

/** The code of PostgreSQL for a lock that `nowait` did not get. */
const lockNotAvailable = '55P03'

async function tables(db: SiteDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by tablename
  `.execute(db)
  return rows.map(({ name }) => name)
}
