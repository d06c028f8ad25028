/** An older address of an account prevails over what was done from later ones. */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../../server/database/open-database.ts'
import { issueLinkToken } from '../../../../server/store/account/account-tokens.ts'
import { askForEmail, confirmEmailChange, returnEmail } from '../../../../server/store/account/email-changes.ts'
import { insertMember } from '../../../support/listings/members.ts'
import { createTestDatabase } from '../../../support/servers/database.ts'

const now = new Date('2026-11-21T10:00:00Z')
let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

/** A change to another address, confirmed or not, or the way back of one of those so far. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), isConfirmed: fc.boolean() }),
  fc.record({ kind: fc.constant('return' as const), of: fc.nat(5) }),
)

it('a way back gives its address again, and ends those of all later changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { id: user, email, username } = await insertMember(database.db)
      const inTransaction = database.db.transaction()
      let expected = email
      const links: { token: string; old: string; change: number; isEnded: boolean }[] = []
      for (const [n, each] of steps.entries()) {
        const { password_hash: passwordHash } = await userRow(user)
        if (each.kind === 'change') {
          const asked = { email: `${username}-${n}@private.test`, passwordHash }
          const change = await inTransaction.execute((transaction) => askForEmail(transaction, user, asked, now)) ?? 0
          const issue = (kind: 'email-change' | 'email-return') => issueLinkToken(database.db, kind, { user, email_change: change }, now)
          links.push({ token: await issue('email-return'), old: expected, change, isEnded: false })
          const token = await issue('email-change')
          if (!each.isConfirmed) continue
          await inTransaction.execute((transaction) => confirmEmailChange(transaction, token, now))
          expected = asked.email
        } else {
          const link = links[each.of]
          if (!link) continue
          const result = await inTransaction.execute((transaction) => returnEmail(transaction, link.token, `unusable-${n}`, now))
          expect(result === 'unknown').toBe(link.isEnded)
          if (link.isEnded) continue
          expected = link.old
          for (const later of links) later.isEnded ||= later.change >= link.change
        }
        expect((await userRow(user)).email).toBe(expected)
      }
    }),
    { numRuns: 25 },
  )
})

function userRow(id: number) {
  return database.db.selectFrom('user').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirstOrThrow()
}
