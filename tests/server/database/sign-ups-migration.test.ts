/** The migration of unconfirmed accounts to the table of sign-ups. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connect } from '../../../server/database/connect.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { migrations } from '../../../server/database/migrations/all.ts'
import { confirmSignUp } from '../../../server/store/sign-ups.ts'
import { queuedMails } from '../../support/queued-mails.ts'

const admin = new pg.Client({ connectionString: inject('databaseUrl') })
const name = 'sign_ups_migration'
const url = inject('databaseUrl').replace('/postgres?', `/${name}?`)

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
})
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
})

it('turns unconfirmed accounts into sign-ups with their links and mails, and keeps all others', async () => {
  const before = Object.entries(migrations).filter(([migration]) => migration < '004')
  await migrate(url, Object.fromEntries(before))
  const db = connect(url)
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

  await migrate(url, Object.fromEntries(Object.entries(migrations).filter(([migration]) => migration < '005')))
  const users = await sql<{ username: string }>`select username from "user"`.execute(db)
  const signUps = await sql<{ id: number; username: string; email: string }>`select id, username, email from sign_up`.execute(db)
  expect(users.rows).toEqual([{ username: 'eleni' }])
  expect(signUps.rows).toEqual([{ id: expect.any(Number) as number, username: 'nikos', email: 'nikos@private.test' }])
  expect(await queuedMails(db)).toEqual([
    { kind: 'verification', signUp: signUps.rows[0]?.id }, { kind: 'reset', email: 'eleni@private.test' },
  ])
  const confirmed = ['eleni', 'nikos', 'spam'].map((token) => confirmSignUp(db, token, new Date()))
  expect(await Promise.all(confirmed)).toEqual([{ username: 'eleni' }, { username: 'nikos' }, 'unknown'])
  await db.destroy()
})
