/** How often the caller gets a mail about new listings that wait. */
import { readDigestFrequency, writeDigestFrequency } from '../../store/digests.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'

/** For moderators. */
export function getDigest({ db }: Dependencies): Handler<'getDigest'> {
  return async ({ caller }) => ({ status: 200, body: { frequency: await readDigestFrequency(db, caller.id) } })
}

/** Changes it. */
export function changeDigest({ db, now }: Dependencies): Handler<'changeDigest'> {
  return async ({ caller, body: { frequency } }) => {
    await writeDigestFrequency(db, caller.id, frequency, now())
    return { status: 200, body: { frequency } }
  }
}
