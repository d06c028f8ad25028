/** Finds the recipients of mails. */
import type { Notices } from '../../../domain/account/notices.ts'
import type { Language } from '../../../domain/languages.ts'
import { matchesKey, type AccountKey } from './account-key.ts'
import type { Connection } from '../connection.ts'

/** The user who gets a mail. */
export interface Recipient {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly enabled: boolean
  readonly language: Language
  readonly notices: Notices
}

/** Null if there is no such user. */
export async function findRecipient(db: Connection, key: AccountKey): Promise<Recipient | null> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'enabled', 'language', 'notices'])
    .where(matchesKey(key))
    .executeTakeFirst()
  return found ?? null
}
