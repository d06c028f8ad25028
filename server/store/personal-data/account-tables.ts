/** What is decided of the columns of accounts, of mails and of the log. */
import type { TableDecisions } from './column-decision.ts'

type AccountTable =
  | 'user' | 'sign_up' | 'session' | 'authenticator' | 'recovery_code' | 'passkey' | 'passkey_challenge' | 'known_network'
  | 'account_token' | 'email_change' | 'digest' | 'reading' | 'mail_outbox' | 'attempt' | 'audit_entry' | 'audit_text' | 'gone_name'

/** The decisions by table and column. */
export const accountTables = {
  user: {
    id: { export: 'exported' },
    username: { export: 'exported' },
    email: { export: 'exported' },
    password_hash: { export: 'secret' },
    role: { export: 'exported' },
    enabled: { export: 'exported' },
    language: { export: 'exported' },
    language_chosen: { export: 'exported' },
    notices: { export: 'exported' },
    created_at: { export: 'exported' },
    delete_at: { export: 'exported' },
    remove_listings: { export: 'exported' },
    search_text: { export: 'copy' },
  },
  sign_up: {
    id: { export: 'exported' },
    username: { export: 'exported' },
    email: { export: 'exported' },
    password_hash: { export: 'secret' },
    language: { export: 'exported' },
    created_at: { export: 'exported' },
    expires_at: { export: 'exported' },
  },
  session: {
    token_hash: { export: 'secret' },
    id: { export: 'exported' },
    user: { export: 'own-id' },
    started_at: { export: 'exported' },
    logged_in_at: { export: 'exported' },
    ends_at: { export: 'exported' },
    keep: { export: 'exported' },
    browser: { export: 'exported' },
    system: { export: 'exported' },
    seen_at: { export: 'exported' },
  },
  authenticator: {
    user: { export: 'own-id' },
    seed: { export: 'secret' },
    confirmed_at: { export: 'exported' },
    last_step: { export: 'internal' },
  },
  recovery_code: {
    code_hash: { export: 'secret' },
    user: { export: 'own-id' },
  },
  passkey: {
    id: { export: 'exported' },
    user: { export: 'own-id' },
    // What only the device knows is not stored; these say nothing of a person.
    credential: { export: 'internal' },
    public_key: { export: 'internal' },
    counter: { export: 'internal' },
    transports: { export: 'exported' },
    name: { export: 'exported' },
    created_at: { export: 'exported' },
    used_at: { export: 'exported' },
  },
  passkey_challenge: {
    challenge_hash: { export: 'secret' },
    user: { export: 'own-id' },
    expires_at: { export: 'internal' },
  },
  known_network: {
    user: { export: 'own-id' },
    network_hash: { export: 'secret' },
    seen_at: { export: 'exported' },
  },
  account_token: {
    token_hash: { export: 'secret' },
    kind: { export: 'exported' },
    user: { export: 'own-id' },
    sign_up: { export: 'exported' },
    email_change: { export: 'exported' },
    listing: { export: 'exported' },
    expires_at: { export: 'exported' },
    used_at: { export: 'exported' },
  },
  email_change: {
    id: { export: 'exported' },
    user: { export: 'own-id' },
    old_email: { export: 'exported' },
    new_email: { export: 'exported' },
    asked_at: { export: 'exported' },
    confirmed_at: { export: 'exported' },
    ends_at: { export: 'exported' },
  },
  digest: {
    user: { export: 'own-id' },
    frequency: { export: 'exported' },
    decided_at: { export: 'exported' },
    told_until: { export: 'exported' },
  },
  reading: {
    user: { export: 'own-id' },
    listing: { export: 'exported' },
    told_at: { export: 'exported' },
  },
  mail_outbox: {
    id: { export: 'exported' },
    mail: { export: 'exported' },
    attempts: { export: 'exported' },
    refusals: { export: 'exported' },
    next_attempt_at: { export: 'exported' },
    failed_at: { export: 'exported' },
    created_at: { export: 'exported' },
  },
  // Under a hash of caller and operation: whose a row is cannot be read from it.
  attempt: {
    key_hash: { export: 'secret' },
    count: { export: 'nobody' },
    ends_at: { export: 'nobody' },
  },
  audit_entry: {
    id: { export: 'exported' },
    at: { export: 'exported' },
    actor: { export: 'own-id' },
    action: { export: 'exported' },
    listing: { export: 'exported' },
    listing_type: { export: 'exported' },
    user: { export: 'own-id' },
  },
  audit_text: {
    entry: { export: 'exported' },
    title: { export: 'exported' },
    before: { export: 'exported' },
    after: { export: 'exported' },
  },
  // Names of users that are gone.
  gone_name: {
    hash: { export: 'secret' },
  },
} as const satisfies TableDecisions<AccountTable>
