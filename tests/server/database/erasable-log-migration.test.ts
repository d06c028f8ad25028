/** The migration after which the log keeps ids, and names and texts that can be erased. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { recordAudit } from '../../../server/store/audit.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'

it('keeps each entry with its number and its texts, and takes names from the users that are there', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '041')
  await sql`
    insert into "user" (username, email, password_hash) values ('maria', 'maria@private.test', 'x'), ('gone', 'gone@private.test', 'x');
    insert into audit_entry (at, actor, action, listing, listing_type, "user", subject, before, after) values
      (now(), 'maria', 'listing-submitted', 7, 'shop', null, 'Jars', null, '{"state": "pending"}'),
      (now(), null, 'role-granted', null, null, 1, 'maria', '{"role": "ROLE_USER"}', '{"role": "ROLE_ADMIN"}'),
      (now(), 'maria', 'user-disabled', null, null, 2, 'gone', '{"enabled": true}', '{"enabled": false}'),
      (now(), 'gone', 'listing-withdrawn', 8, 'shop', null, 'Bags', '{"state": "pending"}', null),
      (now(), 'nobody', 'listing-withdrawn', 9, 'shop', null, 'Cups', '{"state": "pending"}', null);
    delete from "user" where username = 'gone';
  `.execute(db)

  await migrate(url)
  await recordAudit(db, {
    at: new Date(), actor: 1, action: 'listing-approved', subject: { listing: 7, type: 'shop', title: 'Jars' }, before: null, after: null,
  })
  const entries = await auditEntries(db)
  expect(entries.map((entry) => [entry.id, entry.actor, entry.isActorDeleted, entry.listing?.title ?? entry.user?.username])).toEqual([
    [6, 'maria', false, 'Jars'], [5, null, true, 'Cups'], [4, null, true, 'Bags'],
    [3, 'maria', false, null], [2, null, false, 'maria'], [1, 'maria', false, 'Jars'],
  ])
  expect(entries.map(({ before, after }) => [before, after]).slice(3)).toEqual([
    [{ enabled: true }, { enabled: false }], [{ role: 'ROLE_USER' }, { role: 'ROLE_ADMIN' }], [null, { state: 'pending' }],
  ])
  const actors = await db.selectFrom('audit_entry').select('actor').where('actor', 'is not', null).orderBy('id').execute()
  expect(actors.map(({ actor }) => actor)).toEqual([1, 1, 2, 0, 1])
})
