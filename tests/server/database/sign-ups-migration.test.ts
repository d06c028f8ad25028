/** The migration of unconfirmed accounts to the table of sign-ups. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { confirmSignUp } from '../../../server/store/account/sign-ups.ts'
import { createEmptyDatabase, migrateBefore } from '../../support/servers/database.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'

it('turns unconfirmed accounts into sign-ups with their links and mails, and keeps all others', async () => {
  const { db, url } = await createEmptyDatabase()
  await migrateBefore(url, '004')
  await sql`
    insert into "user" (username, email, password_hash, confirmed, enabled) values
      ('eleni', 'eleni@private.test', 'h', true, true), ('nikos', 'nikos@private.test', 'h', false, true),
      ('spam', 'spam@private.test', 'h', false, false);
    insert into account_token (token_hash, kind, "user", expires_at, used_at)
      select sha256(convert_to(username, 'UTF8')), 'verification', id, now() + interval '1 day', case when confirmed then now() end from "user";
    insert into mail_outbox (mail, next_attempt_at)
      select jsonb_build_object('kind', 'verification', 'user', id), now() from "user" where username in ('nikos', 'spam');
    insert into mail_outbox (mail, next_attempt_at) values ('{"kind": "reset", "email": "eleni@private.test"}', now());
  `.execute(db)

  await migrateBefore(url, '005')
  const users = await sql<{ username: string }>`select username from "user"`.execute(db)
  const signUps = await sql<{ id: number; username: string; email: string }>`select id, username, email from sign_up`.execute(db)
  expect(users.rows).toEqual([{ username: 'eleni' }])
  expect(signUps.rows).toEqual([{ id: expect.any(Number) as number, username: 'nikos', email: 'nikos@private.test' }])
  expect(await queuedMails(db)).toEqual([
    { kind: 'verification', signUp: signUps.rows[0]?.id }, { kind: 'reset', email: 'eleni@private.test' },
  ])
  await migrateBefore(url, '999')
  const confirmed = ['eleni', 'nikos', 'spam'].map((token) => confirmSignUp(db, token, new Date()))
  expect(await Promise.all(confirmed)).toEqual([{ username: 'eleni' }, { username: 'nikos' }, 'unknown'])
})
