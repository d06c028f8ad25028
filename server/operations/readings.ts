/** Which listing each moderator reads, so that colleagues take another one. */
import { readReadings, writeReading } from '../store/readings.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handler } from './handler.ts'

/** What the others read. */
export function listReadings({ db, now }: Dependencies): Handler<'listReadings'> {
  return async ({ caller }) => ({ status: 200, body: await readReadings(db, caller.id, now()) })
}

/** Keeps what the caller reads. */
export function tellReading({ db, now }: Dependencies): Handler<'tellReading'> {
  return async ({ caller, body: { listing } }) => {
    await writeReading(db, caller.id, listing, now())
    return { status: 200, body: await readReadings(db, caller.id, now()) }
  }
}
