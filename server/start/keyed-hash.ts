/** Keyed hashes (HMAC): they can be compared, but not reversed without the secret. */
import { createHmac } from 'node:crypto'

/** The hashes of two purposes cannot be compared. */
export function keyedHash(secret: string, purpose: 'network' | 'mailbox'): (text: string) => Buffer {
  return (text) => createHmac('sha256', secret).update(`${purpose} ${text}`).digest()
}
